import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorSummary, ParameterField, ParameterFormScope } from "parameter-form";
import {
  type FormCollectionApi,
  type FormCollectionOptions,
  type ReadyForm,
  type SignAnswer,
  useCollectedForm,
  useFormCollection,
} from "parameter-form/collection";
import type { FormEvent } from "react";
import { describe, expect, test, vi } from "vitest";
import { formOf } from "../../support/renderCollection.tsx";
import { errorAt, field, settled, summary } from "../../support/renderForm.tsx";

const forms = [
  { form: formOf("a", "Zip: string", "City: string"), defaultValues: { Zip: "1", City: "X" } },
  { form: formOf("b", "Count: number?") },
];

interface FieldsProps {
  readonly collection: FormCollectionApi;
  readonly ready: ReadyForm;
  readonly onSubmitted?: ((event: FormEvent) => void) | undefined;
}

function Fields({ collection, ready, onSubmitted }: FieldsProps) {
  const { scope, submit, failure } = useCollectedForm(collection, ready);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    void submit(event);
    onSubmitted?.(event);
  };
  return (
    <form noValidate aria-label={ready.id} onSubmit={onSubmit}>
      <ParameterFormScope scope={scope}>
        <ErrorSummary failure={failure} />
        {ready.form.parameters.map(({ name }) => (
          <ParameterField key={name} name={name} />
        ))}
      </ParameterFormScope>
      <button>On from {ready.id}</button>
    </form>
  );
}

type PageProps = Partial<FormCollectionOptions> & Pick<FieldsProps, "onSubmitted">;

/** A layout with all forms on one page. */
function Page({ onSubmitted, ...options }: PageProps) {
  const collection = useFormCollection({ forms, onSign: () => {}, ...options });
  return (
    <>
      <p role="note">{collection.step.id}</p>
      {collection.forms.map(
        (form) =>
          form.status === "ready" && (
            <Fields key={form.id} collection={collection} ready={form} onSubmitted={onSubmitted} />
          ),
      )}
      <button onClick={() => void collection.signing.send(null)}>Send</button>
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const step = () => screen.getByRole("note").textContent;

async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
  await settled();
}

describe("errors of the service", () => {
  function setup() {
    const answers: ((answer: SignAnswer) => void)[] = [];
    render(<Page onSign={() => new Promise((answer) => answers.push(answer))} />);
    return async (answer: SignAnswer) => act(async () => answers.shift()?.(answer));
  }
  const refusal = { fields: { Zip: ["No such place"], City: ["Unknown city"] } };
  const errors = () => [errorAt("Zip"), errorAt("City")];

  test("are shown at each question", async () => {
    const answer = setup();
    await press("Send");
    await answer(refusal);
    expect(errors()).toEqual(["No such place", "Unknown city"]);
  });

  test("are not shown at a question that was edited meanwhile", async () => {
    const answer = setup();
    await press("Send");
    await retype("Zip", "2");
    await answer(refusal);
    expect(errors()).toEqual(["", "Unknown city"]);
  });

  test.each<readonly [string, SignAnswer]>([
    ["the whole form", { form: ["Closed"] }],
    ["a question that it does not have", { fields: { Other: ["Unknown"] } }],
    ["a question without a word", { fields: { Zip: [] }, form: ["Closed"] }],
  ])("are shown at no question for %s", async (_, about) => {
    const answer = setup();
    await press("Send");
    await answer(about);
    expect(errors()).toEqual(["", ""]);
  });

  test("are removed from an edited question only", async () => {
    const answer = setup();
    await press("Send");
    await answer(refusal);
    await retype("Zip", "2");
    expect(errors()).toEqual(["", "Unknown city"]);
  });

  test("are replaced by the next errors", async () => {
    const answer = setup();
    await press("Send");
    await answer(refusal);
    await press("Send");
    expect(errors()).toEqual(["", ""]);
    await answer({ fields: { City: ["Still unknown"] } });
    expect(errors()).toEqual(["", "Still unknown"]);
  });

  test("are removed once the form is submitted again", async () => {
    const answer = setup();
    await press("Send");
    await answer(refusal);
    await press("On from a");
    expect(step()).toBe("b");
    expect(errors()).toEqual(["", ""]);
  });
});

describe("submitting a form", () => {
  test.each<readonly [string, PageProps, string]>([
    ["that has an answer leads on", {}, "b"],
    ["that lacks one stays", { forms: [{ form: formOf("a", "Zip: string") }] }, "a"],
    [
      "that is disabled leads on, whatever it lacks",
      { forms: [{ form: formOf("a", "Zip: string"), disabled: true }, { form: formOf("b") }] },
      "b",
    ],
    [
      "that was accepted before leads on, whatever it lacks",
      {
        forms: [{ form: formOf("a", "Zip: string") }, { form: formOf("b") }],
        accepted: { a: {} },
      },
      "b",
    ],
  ])("%s, and never reloads the page", async (_, props, to) => {
    const onSubmitted = vi.fn((event: FormEvent) => event.defaultPrevented);
    render(<Page {...props} onSubmitted={onSubmitted} />);
    await press("On from a");
    expect(onSubmitted.mock.results.map(({ value }) => value)).toEqual([true]);
    expect(step()).toBe(to);
    expect(summary()).toHaveLength(to === "a" ? 1 : 0);
  });
});

test.each([
  [true, "Error: Onboarding"],
  [undefined, "Onboarding"],
])("with onErrorTitle %s, the page is titled %j while a form has an error", async (on, title) => {
  document.title = "Onboarding";
  render(<Page forms={[{ form: formOf("a", "Zip: string") }]} onErrorTitle={on} />);
  await press("On from a");
  expect(document.title).toBe(title);
});

test("calls the draft's show with the form and a focus function, and its cleanup on unmount", async () => {
  const shown = new Map<string, (name: string) => void>();
  const show = vi.fn(({ id }: { readonly id: string }, focus: (name: string) => void) => {
    shown.set(id, focus);
    return () => void shown.delete(id);
  });
  const draft = { restore: () => Promise.resolve(null), save: () => {}, clear: () => {}, show };
  const { unmount } = render(<Page draft={draft} />);
  await screen.findByLabelText("City");
  expect([...shown.keys()]).toEqual(["a", "b"]);
  act(() => shown.get("a")?.("City"));
  expect(field("City")).toHaveFocus();
  show.mockClear();
  await retype("City", "Y");
  expect(show).not.toHaveBeenCalled();
  unmount();
  expect(shown.size).toBe(0);
});
