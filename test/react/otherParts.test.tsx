import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  ParameterField,
  type ParameterFormApi,
  type ParameterFormProps,
  ParameterFormScope,
  parseForm,
  type PartProps,
  StringField,
  useParameterField,
  useParameterForm,
} from "parameter-form";
import { date, type Rule } from "parameter-form/core";
import { StrictMode, useState } from "react";
import { expect, test } from "vitest";
import { renderForm, field, settled } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

/** Another element around each field, so that all of its elements are new. */
const Section = ({ field: { ids, parameter }, children }: PartProps["FieldFrame"]) => (
  <section>
    <label htmlFor={ids.control}>{parameter.label}</label>
    {children}
  </section>
);

const lines = ["Pay: currency?", "Plan: select? a|b", "Exempt: boolean?"];
const defaultValues = { Pay: "1234.5", Plan: "a", Exempt: "false" };
const other = { Pay: "7", Plan: "b", Exempt: "true" };

const changes: readonly (readonly [
  what: string,
  change: Partial<ParameterFormProps>,
  amount: string,
  answers: Readonly<Record<string, string>>,
])[] = [
  ["nothing else", {}, "1,234.50", defaultValues],
  ["another locale", { locale: "de-DE" }, "1.234,50", defaultValues],
  ["other default values", { defaultValues: other }, "7.00", other],
  ["other values in another locale", { locale: "de-DE", defaultValues: other }, "7,00", other],
];

test.each(changes)(
  "with other components and %s at once, new elements show and submit the current answers",
  async (_, change, amount, answers) => {
    const form = renderForm(lines, { defaultValues });
    const before = field("Pay");
    form.change({ components: { FieldFrame: Section }, ...change });
    expect(field("Pay")).not.toBe(before);
    expect(field("Pay")).toHaveValue(amount);
    await form.submit();
    expect(form.submitted()).toEqual(Object.entries(answers).map(([name, v]) => `${name}=${v}`));
  },
);

test("a field that is shown again has its current answer", async () => {
  const when = (shown: boolean) => () => shown;
  const form = renderForm(lines, { defaultValues, when: when(true) });
  form.change({ when: when(false) });
  expect(document.querySelector("input")).toBeNull();
  form.change({ when: when(false), defaultValues: other });
  form.change({ when: when(true), defaultValues: other });
  expect(field("Pay")).toHaveValue("7.00");
  await form.submit();
  expect(form.submitted()).toEqual(["Pay=7", "Plan=b", "Exempt=true"]);
});

/** Draws a control only once it is asked for, and when it is asked for again another one. */
function Opened({ field: { ids, parameter }, children }: PartProps["FieldFrame"]) {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <button type="button" onClick={() => setOpen(!open)}>
        Open {parameter.label}
      </button>
      <label htmlFor={ids.control}>{parameter.label}</label>
      {open && children}
    </section>
  );
}

test("controls that are mounted after their fields show and change the answers, each time", async () => {
  const components = { FieldFrame: Opened };
  const form = renderForm(lines, { defaultValues, components });
  const press = async (): Promise<void> => {
    for (const name of ["Pay", "Plan", "Exempt"])
      await form.user.click(screen.getByText(`Open ${name}`));
  };
  const shown = () => ["Pay", "Plan", "Exempt"].map((name) => Reflect.get(field(name), "value"));
  await press();
  expect(shown()).toEqual(["1,234.50", "a", "false"]);
  await form.user.clear(field("Pay"));
  await form.type("Pay", "7");
  await form.choose("Plan", "[b]");
  await form.choose("Exempt", "Yes");
  await press();
  await press();
  expect(shown()).toEqual(["7.00", "b", "true"]);
  await form.submit();
  expect(form.submitted()).toEqual(["Pay=7", "Plan=b", "Exempt=true"]);
});

test("formats an answer again when another rule formats it differently", () => {
  const written = (rule: Rule | null) => ({
    rules: { Day: rule },
    defaultValues: { Day: "2026-11-24" },
  });
  const form = renderForm(["Day: string"], written(date()));
  const before = field("Day");
  expect(before).toHaveValue("11/24/2026");
  form.change(written(null));
  expect(field("Day")).toBe(before);
  expect(before).toHaveValue("2026-11-24");
});

const people = parseForm(questions("Name: string?", "Plan: select? a|b"));

/** The same questions to two people, at the same place. */
function Two() {
  const onSubmit = () => undefined;
  const ann = useParameterForm({
    form: people,
    onSubmit,
    defaultValues: { Name: "Ann", Plan: "a" },
  });
  const bob = useParameterForm({ form: people, onSubmit, defaultValues: {} });
  const both = { ann, bob };
  const [who, setWho] = useState<keyof typeof both>("ann");
  const reported = ({ getValues }: ParameterFormApi) => JSON.stringify(getValues());
  return (
    <>
      <button type="button" onClick={() => setWho(who === "ann" ? "bob" : "ann")}>
        Other
      </button>
      <output>{reported(bob)}</output>
      <ParameterFormScope scope={both[who].scope}>
        <ParameterField name="Plan" />
        <Unkeyed />
      </ParameterFormScope>
    </>
  );
}

const Unkeyed = () => <StringField field={useParameterField("Name")} />;

test("does not mix the answers of two persons when one form replaces the other", async () => {
  render(<Two />, { wrapper: StrictMode });
  const name = () => Reflect.get(field("Name"), "value");
  const plan = () => Reflect.get(field("Plan"), "value");
  expect([name(), plan()]).toEqual(["Ann", "a"]);
  await act(async () => screen.getByText("Other").click());
  await settled();
  expect([name(), plan()]).toEqual(["", ""]);
  expect(screen.getByRole("status")).toHaveTextContent("{}");
  await userEvent.type(field("Name"), "Bob");
  await act(async () => screen.getByText("Other").click());
  expect([name(), plan()]).toEqual(["Ann", "a"]);
});
