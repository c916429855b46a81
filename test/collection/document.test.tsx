import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FieldProps, ParameterFormProvider, StringField } from "parameter-form";
import {
  type CollectionDocumentProps,
  FormCollection,
  type SignHandler,
} from "parameter-form/collection";
import { es } from "parameter-form/locales/es";
import { describe, expect, test, vi } from "vitest";
import { formOf, stepShown } from "../support/renderCollection.tsx";
import { errorAt, field, settled } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

const document = {
  title: "New hire",
  forms: [
    {
      form: formOf("one", "Zip: string", "Kind: select w2|c"),
      title: { en: "You", es: "Usted" },
      rules: { Zip: { rule: "zip" } },
    },
    {
      form: formOf("two", "Wage: currency", "Hours: number", "Pay: currency?"),
      when: { name: "Kind", equals: "w2" },
      fields: { Wage: { help: { en: "By the hour.", es: "Por hora." } } },
      compute: { Pay: { compute: "product", of: ["Wage", "Hours"], decimals: 2 } },
    },
    {
      form: formOf("three", "Phone: string?", "Mail: string?"),
      checks: [{ check: "oneOfThese", names: ["Phone", "Mail"] }],
    },
  ],
  attestation: { statement: { en: "I swear.", es: "Juro." } },
};

async function setup(props: Partial<CollectionDocumentProps> = {}, json: unknown = document) {
  const user = userEvent.setup();
  const onSign = vi.fn<SignHandler>();
  render(<FormCollection collection={json} onSign={onSign} {...props} />, {
    wrapper: ({ children }) => <ParameterFormProvider>{children}</ParameterFormProvider>,
  });
  await waitFor(() =>
    expect(window.document.querySelector(".pf-form, [role=alert]")).not.toBeNull(),
  );
  const press = async (name: string) => {
    await user.click(screen.getByRole("button", { name }));
    await settled();
  };
  const type = (name: string, text: string) => user.type(field(name), text);
  return { user, onSign, press, type };
}

describe("a collection document", () => {
  test("sets the rules of a form", async () => {
    const { press, type } = await setup();
    expect(stepShown()).toBe("Step 1 of 4: You");
    await type("Zip", "1");
    await press("Continue");
    expect(errorAt("Zip")).toContain("Enter five or nine digits");
  });

  test("sets the checks of a form", async () => {
    const { press } = await setup({ step: "three" });
    await press("Continue");
    expect(errorAt("Phone")).toContain("Answer at least one of");
  });

  test("is signed with its statement, and sends computed answers", async () => {
    const { user, onSign, press, type } = await setup();
    await type("Zip", "12345");
    await user.selectOptions(field("Kind"), "[w2]");
    await press("Continue");
    await type("Wage", "17.25");
    await type("Hours", "40");
    await press("Continue");
    await type("Phone", "1");
    await press("Continue");
    await press("Continue");
    expect(screen.getByText("I swear.")).toBeInTheDocument();
    await user.type(screen.getByRole("textbox"), "Ada Lovelace");
    await press("Sign and submit");
    const sent = onSign.mock.calls.map(([{ id, values }]) => [id, { ...values }]);
    expect(sent).toEqual([
      ["one", { Zip: "12345", Kind: "w2" }],
      ["two", { Wage: "17.25", Hours: "40", Pay: "690" }],
      ["three", { Phone: "1" }],
    ]);
  });

  test("hides a form by its condition", async () => {
    const { user, press, type } = await setup();
    await type("Zip", "12345");
    await user.selectOptions(field("Kind"), "[c]");
    await press("Continue");
    expect(stepShown()).toBe("Step 2 of 4: Form three");
  });

  test("has texts in the language of the page", async () => {
    await setup({ messages: es });
    expect(stepShown()).toBe("Paso 1 de 4: Usted");
  });

  test("has labels of questions and options in the language of the page", async () => {
    const [one, ...others] = document.forms;
    const fields = {
      Zip: { label: { es: "Código postal" } },
      Kind: { label: { es: "Tipo" }, options: { w2: { es: "Empleado" } } },
    };
    await setup({ messages: es }, { ...document, forms: [{ ...one, fields }, ...others] });
    expect(screen.getByText("Código postal").closest("[lang]")).toHaveAttribute("lang", "es");
    expect([...field("Tipo").querySelectorAll("option")].map((option) => option.text)).toEqual([
      expect.anything(),
      "Empleado",
      "[c]",
    ]);
  });
});

const CustomField = (props: FieldProps) => (
  <>
    <p>Drawn by the app</p>
    <StringField {...props} />
  </>
);

describe("props together with a collection document", () => {
  const props: Partial<CollectionDocumentProps> = {
    rules: { Kind: null },
    checks: [
      () => [{ form: "one", name: "Kind", type: "customError", reason: "own", message: "No." }],
    ],
    forms: [
      {
        id: "one",
        title: "Given",
        fields: { Zip: { as: CustomField } },
        rules: { Other: null },
        checks: [() => []],
        conditions: () => null,
      },
      { form: formOf("four", "Last: string") },
    ],
  };

  test("replace a title and a field, and add a form", async () => {
    await setup(props);
    expect(stepShown()).toBe("Step 1 of 5: Given");
    expect(screen.getByText("Drawn by the app")).toBeInTheDocument();
  });

  test("are merged with the rules and checks of the document", async () => {
    const { user, press, type } = await setup(props);
    await type("Zip", "1");
    await user.selectOptions(field("Kind"), "[w2]");
    await press("Continue");
    expect([errorAt("Zip"), errorAt("Kind")]).toEqual([
      "Enter five or nine digits, such as 02134",
      "No.",
    ]);
  });
});

test.each<[given: NonNullable<CollectionDocumentProps["forms"]>, steps: string]>([
  [[{ form: questions("B: string") }], "Step 1 of 3"],
  [[{ id: "form-1", title: "A form" }], "Step 1 of 2: A form"],
])("matches a form without an id only by its position: with %j", async (forms, steps) => {
  await setup({ forms }, { forms: [{ form: questions("A: string") }] });
  expect(stepShown()).toContain(steps);
  expect(field("A")).toBeInTheDocument();
});

test("another document replaces the collection", async () => {
  const element = (label: string) => (
    <FormCollection collection={{ forms: [{ form: questions(label) }] }} onSign={() => {}} />
  );
  const { rerender } = render(element("Before: string"));
  expect(await screen.findByLabelText(/Before/)).toBeInTheDocument();
  rerender(element("Now: string"));
  expect(await screen.findByLabelText(/Now/)).toBeInTheDocument();
});

test.each<[json: unknown, why: string]>([
  [{ forms: [{ id: 1 }] }, "$.forms[0].id: expected a string that is not empty, found a number."],
  ["x", "$: expected an object, found a string."],
])("%j renders an alert and calls onFormError", async (json, why) => {
  const onFormError = vi.fn<(id: string | null, error: unknown) => void>();
  await setup({ onFormError }, json);
  expect(screen.getByRole("alert")).toBeInTheDocument();
  expect(onFormError.mock.calls.map(([id, error]) => [id, String(error)])).toEqual([
    [null, `CollectionError: The document is not a valid collection: ${why}`],
  ]);
});
