import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterField, ParameterFormScope } from "parameter-form";
import {
  type FormCollectionApi,
  type ReadyForm,
  type SignHandler,
  useCollectedForm,
  useFormCollection,
} from "parameter-form/collection";
import { expect, test } from "vitest";
import { formOf } from "../support/renderCollection.tsx";
import { errorAt, field, settled } from "../support/renderForm.tsx";

const forms = [
  { form: formOf("a", "Name: string"), defaultValues: { Name: "Ana" } },
  { form: formOf("b", "Zip: string"), defaultValues: { Zip: "1" } },
];

interface SectionProps {
  readonly collection: FormCollectionApi;
  readonly ready: ReadyForm;
}

function Section({ collection, ready }: SectionProps) {
  const { scope } = useCollectedForm(collection, ready);
  return (
    <ParameterFormScope scope={scope}>
      {ready.form.parameters.map(({ name }) => (
        <ParameterField key={name} name={name} />
      ))}
    </ParameterFormScope>
  );
}

/** A layout with all forms, and the button that sends them, on one page. */
function OnePage({ onSign }: { readonly onSign: SignHandler }) {
  const collection = useFormCollection({ forms, onSign });
  return (
    <>
      {collection.forms.map(
        (form) =>
          form.status === "ready" && <Section key={form.id} collection={collection} ready={form} />,
      )}
      <button type="button" onClick={() => void collection.signing.send(null)}>
        Send
      </button>
    </>
  );
}

const send = () => act(async () => screen.getByRole("button", { name: "Send" }).click());

test("shows a service's error at its question until it is edited or sent again", async () => {
  const refusals = ["Not this one", "No such place"];
  const onSign: SignHandler = ({ id }) => {
    const refusal = id === "b" && refusals.pop();
    return refusal ? { fields: { Zip: [refusal] } } : {};
  };
  render(<OnePage onSign={onSign} />);
  await send();
  expect(errorAt("Zip")).toBe("No such place");
  expect(errorAt("Name")).toBe("");
  await userEvent.type(field("Zip"), "2");
  await settled();
  expect(errorAt("Zip")).toBe("");
  await send();
  expect(errorAt("Zip")).toBe("Not this one");
  await send();
  expect(errorAt("Zip")).toBe("");
});
