import { screen } from "@testing-library/react";
import type { Components, ParameterFormProps } from "parameter-form";
import { ein } from "parameter-form/core";
import { expect, test } from "vitest";
import { renderForm, field } from "../support/renderForm.tsx";

type Props = Partial<ParameterFormProps>;
const many = Array.from({ length: 51 }, (_, i) => `Question ${i + 1}: string`);

/** Parts that say what they are. */
const parts: Partial<Components> = {
  Alert: ({ kind, box }) => <div {...box} data-part={`Alert ${kind}`} />,
  Button: ({ kind, button }) => <button type="button" {...button} data-part={`Button ${kind}`} />,
  ErrorSummary: ({ box, children }) => (
    <div {...box} data-part="ErrorSummary">
      {children}
    </div>
  ),
  RadioGroup: ({ group, radios, children }) => (
    <div {...group} data-part="RadioGroup">
      {radios.map(({ label, chosen, input }) => (
        <label key={label.children} data-part={`${label.children} ${chosen}`}>
          <input {...input} />
          {label.children}
        </label>
      ))}
      {children}
    </div>
  ),
  Select: ({ select }) => <select {...select} data-part="Select" />,
  TextInput: ({ input, numeric, before, children }) => (
    <div data-part={`TextInput ${numeric} ${before ?? ""}`}>
      <input {...input} />
      {children}
    </div>
  ),
};

/** The parts that are drawn, in the order of the page, without those that send the form. */
const renderedParts = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-part]")]
    .map(({ dataset }) => dataset["part"])
    .filter((part) => part !== "Button button");

test.each<[string, readonly string[], Props, readonly string[]]>([
  ["a definition that is none", [], { form: { parameters: [{}] } }, ["Alert alert"]],
  ["a text", ["Name: string"], {}, ["TextInput false "]],
  ["an amount", ["Pay: currency"], {}, ["TextInput true $"]],
  ["a percent", ["Share: percent"], {}, ["TextInput true "]],
  ["a whole number", ["Count: number"], {}, ["TextInput true "]],
  ["a select", ["Plan: select a|b"], {}, ["Select"]],
  ["a question", ["Exempt: boolean"], {}, ["Select"]],
  [
    "radio buttons",
    ["Exempt: boolean"],
    { booleanAs: "radio", defaultValues: { Exempt: "false" } },
    ["RadioGroup", "Yes false", "No true"],
  ],
  [
    "radio buttons with an optional answer",
    ["Exempt: boolean?"],
    { booleanAs: "radio", defaultValues: { Exempt: "true" } },
    ["RadioGroup", "Yes true", "No false", "Button clear"],
  ],
  [
    "a sensitive text",
    ["ssn: string"],
    { defaultValues: { ssn: "123-45-6789" } },
    ["TextInput true ", "Button reveal"],
  ],
  [
    "a stored answer",
    ["ssn: string"],
    { fields: { ssn: { stored: "6789" } } },
    ["Button button-plain"],
  ],
  [
    "a new answer beside a stored one",
    ["ssn: string"],
    { fields: { ssn: { stored: "6789" } }, defaultValues: { ssn: "123-45-6789" } },
    ["TextInput true ", "Button reveal", "Button button-plain"],
  ],
])("renders %s with the app's own components", (_, lines, props, expected) => {
  renderForm(lines, { components: parts, ...props });
  expect(renderedParts()).toEqual(expected);
});

test("renders a failed submission, and the button that lists the rest, with the app's components", async () => {
  const form = renderForm(many, { components: parts });
  await form.submit();
  expect(renderedParts().slice(0, 2)).toEqual(["ErrorSummary", "Button button-plain"]);
});

const frame = (name: string) => field(name).closest(".pf-field");

test("a frame has its invalid state, and different classes for errors and warnings", async () => {
  const form = renderForm(["Tax: string", "Pay: currency"], { rules: { Tax: ein() } });
  const looks = () =>
    ["Tax", "Pay"].map((name) => [
      frame(name)?.getAttribute("data-invalid"),
      frame(name)?.querySelector("[class*=error], [class*=warning]")?.className,
    ]);
  expect(looks()).toEqual([
    [null, undefined],
    [null, undefined],
  ]);
  await form.type("Tax", "073456789");
  await form.type("Pay", "12,5");
  await form.user.tab();
  expect(looks()).toEqual([
    [null, "pf-warning"],
    ["true", "pf-error"],
  ]);
});

test("renders a space between a label and its mark, also where the label is in another language", () => {
  const parameters = [{ name: "a", label: "Nombre", type: "string", required: false }];
  renderForm([], { form: { lang: "es", parameters } });
  expect(document.querySelector("label")?.textContent).toBe("Nombre (optional)");
});

test("shows no more than the last four characters of a stored answer", () => {
  renderForm(["ssn: string"], { fields: { ssn: { stored: "123-45-6789" } } });
  expect(screen.getByText(/^Ending in/)).toHaveTextContent("Ending in 6 7 8 9");
});

test("hides a revealed answer again at each submission", async () => {
  const form = renderForm(["ssn: string"], {
    defaultValues: { ssn: "123-45-6789" },
    afterSubmit: "edit",
  });
  const reveal = () => form.user.click(screen.getByRole("button", { name: "Show ssn" }));
  for (let times = 0; times < 2; times++) {
    await reveal();
    expect(field("ssn")).toHaveValue("123-45-6789");
    await form.submit();
    expect(field("ssn")).toHaveValue("•••-••-6789");
  }
});

test("hides an answer that a person types when its field is disabled", async () => {
  const form = renderForm(["ssn: string"], { defaultValues: { ssn: "123-45-6789" } });
  field("ssn").focus();
  await form.user.keyboard("{End}");
  expect(field("ssn")).toHaveValue("123-45-6789");
  form.change({ defaultValues: { ssn: "123-45-6789" }, disabled: true });
  expect(field("ssn")).toHaveValue("•••-••-6789");
  form.change({ defaultValues: { ssn: "123-45-6789" } });
  expect(field("ssn")).toHaveValue("•••-••-6789");
});
