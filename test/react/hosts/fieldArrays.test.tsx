import { act, render } from "@testing-library/react";
import { ParameterFields, parseForm } from "parameter-form";
import { useEffect } from "react";
import {
  useFieldArray,
  type UseFieldArrayReturn,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import { describe, expect, test } from "vitest";
import { settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const form = parseForm(questions("Name: string"));

interface People {
  people: { pName: string | null }[];
}
const people = (...names: readonly (string | null)[]): People => ({
  people: names.map((pName) => ({ pName })),
});

type Rows = UseFieldArrayReturn<People, "people">;
type Act = (rows: Rows, methods: UseFormReturn<People>) => void;

/** A host's form with a row of ours for each person. */
function renderRows(names: readonly string[], shouldUnregister: boolean) {
  const host: { rows?: Rows; methods?: UseFormReturn<People> } = {};
  function Host() {
    const methods = useForm<People>({ shouldUnregister, defaultValues: people(...names) });
    const rows = useFieldArray({ control: methods.control, name: "people" });
    useEffect(() => void Object.assign(host, { rows, methods }));
    return rows.fields.map(({ id }, place) => (
      <ParameterFields key={id} form={form} control={methods.control} name={`people.${place}`} />
    ));
  }
  const { container } = render(<Host />);
  return {
    async change(change: Act) {
      await settled();
      await act(async () => {
        if (host.rows && host.methods) change(host.rows, host.methods);
      });
      await settled();
    },
    shown: () => [...container.querySelectorAll("input")].map(({ value }) => value),
    errors: () => [...container.querySelectorAll(".pf-error")].map((each) => each.textContent),
    async submit(): Promise<unknown> {
      let sent: unknown = null;
      const submit = host.methods?.handleSubmit((data) => void (sent = data));
      await act(async () => submit?.());
      return sent;
    },
  };
}

const added = "new";

const changes: readonly (readonly [
  what: string,
  before: string,
  change: Act,
  after: readonly string[],
])[] = [
  ["the last is removed", "A B", (rows) => rows.remove(1), ["A"]],
  ["the first is removed", "A B C", (rows) => rows.remove(0), ["B", "C"]],
  ["one in between is removed", "A B C", (rows) => rows.remove(1), ["A", "C"]],
  ["two are removed", "A B C D", (rows) => rows.remove([0, 2]), ["B", "D"]],
  ["all are removed", "A B", (rows) => rows.remove(), []],
  ["one is added", "A", (rows) => rows.append({ pName: added }), ["A", added]],
  ["one is put before", "A", (rows) => rows.prepend({ pName: added }), [added, "A"]],
  ["two change places", "A B C", (rows) => rows.swap(0, 2), ["C", "B", "A"]],
  ["one is moved", "A B C", (rows) => rows.move(0, 2), ["B", "C", "A"]],
  ["there are others", "A B", (rows) => rows.replace(people(added).people), [added]],
  ["the form is reset to fewer", "A B", (_, { reset }) => reset(people("B")), ["B"]],
];

describe.each([false, true])("in a field array, shouldUnregister %j", (shouldUnregister) => {
  // With it, react-hook-form itself loses what rows are added with.
  const possible = changes.filter(([, , , after]) => !shouldUnregister || !after.includes(added));
  test.each(possible)("when %s: %s", async (_, before, change, after) => {
    const host = renderRows(before.split(" "), shouldUnregister);
    await host.change(change);
    expect(host.shown()).toEqual(after);
    expect(await host.submit()).toEqual(people(...after));
  });

  test("shows an error at its row after the rows are reordered", async () => {
    const host = renderRows(["A", "B", "C"], shouldUnregister);
    await host.change((rows) => rows.remove(0));
    await host.change((_, { setValue }) => setValue("people.1.pName", null));
    expect(await host.submit()).toBeNull();
    expect(host.errors()).toEqual(["Error: Enter your answer"]);
    await host.change((rows) => rows.remove(1));
    expect(await host.submit()).toEqual(people("B"));
  });
});
