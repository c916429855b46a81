import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Components, ParameterFormProvider } from "parameter-form";
import {
  DraftStatus,
  FormCollection,
  type FormCollectionProps,
  ReceiptView,
  useDraft,
} from "parameter-form/collection";
import { es } from "parameter-form/locales/es";
import type { JSX, ReactNode } from "react";
import { expect, test } from "vitest";
import { formOf } from "../support/renderCollection.tsx";

const mine: Partial<Components> = {
  Button: ({ button }) => <button type="button" data-mine="" {...button} />,
  Alert: ({ box }) => <div data-mine="" {...box} />,
  ErrorSummary: ({ box, heading, lines }) => (
    <div data-mine="" {...box}>
      <h2 {...heading}>{heading.children}</h2>
      {lines.map((line, place) => (
        <a key={place} {...line}>
          {line.children}
        </a>
      ))}
    </div>
  ),
};

const setup = (children: ReactNode) =>
  render(
    <ParameterFormProvider components={mine} messages={es} locale="es">
      {children}
    </ParameterFormProvider>,
  );

const renderForms = (props: Partial<FormCollectionProps>) =>
  setup(
    <FormCollection
      forms={[{ form: formOf("a", "Name: string") }, { form: formOf("b", "Count: number?") }]}
      attestation={{ statement: "True" }}
      onSign={() => {}}
      onFormError={() => {}}
      {...props}
    />,
  );

/** The names of all buttons, each of which is our part. */
const buttons = () =>
  screen.getAllByRole("button").map((button) => {
    expect(button).toHaveAttribute("data-mine");
    return button.textContent;
  });

const steps: readonly (readonly [string, Partial<FormCollectionProps>, readonly string[]])[] = [
  ["a form", { step: "b" }, [es.continue, es.back]],
  ["the review", { step: "review" }, [es.change, es.change, es.continue, es.back]],
  ["the signature", { step: "sign" }, [es.sign, es.back]],
  [
    "a form that cannot be loaded",
    { forms: [{ id: "c" }], client: { getForm: () => Promise.reject(new Error("away")) } },
    [es.retry, es.continue],
  ],
];

test.each(steps)("%s uses the components and messages of the provider", async (_, props, names) => {
  renderForms(props);
  await screen.findAllByText(names[0] ?? "");
  expect(buttons()).toEqual(names);
});

test("renders the summary with the provider's component", async () => {
  renderForms({ step: "review" });
  await userEvent.click(screen.getByRole("button", { name: es.continue }));
  const summary = screen.getByRole("alert");
  expect(summary).toHaveAttribute("data-mine");
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(es.summaryHeading);
});

test("renders a definition error with the provider's Alert", async () => {
  renderForms({ forms: [{ form: { id: "a", parameters: 1 } }] });
  expect(await screen.findByRole("alert")).toHaveAttribute("data-mine");
  expect(screen.getByRole("alert")).toHaveTextContent(es.definitionError);
});

test("translates a receipt and a draft's status with the provider's messages", () => {
  setup(
    <>
      <ReceiptView receipt={{ signature: null, forms: [receipt] }} />
      <ChangedElsewhere />
    </>,
  );
  expect(screen.getByText(es.nothingSent)).toBeInTheDocument();
  expect(buttons()).toEqual([es.takeNewer, es.keepThese]);
});

const noStorage = { read: () => null, write: () => undefined, remove: () => undefined };

function ChangedElsewhere(): JSX.Element {
  const draft = useDraft(noStorage);
  return <DraftStatus draft={{ ...draft, status: "conflict", canTake: true }} />;
}

const receipt = { id: "a", title: "A", document: null, at: "2026-01-31T00:00:00Z", pairs: [] };
