import type { ParameterFormProps, PartProps } from "parameter-form";
import { expect, test } from "vitest";
import { drawForm, field } from "../support/drawForm.tsx";

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
  ["nothing else", {}, "1,234.5", defaultValues],
  ["another locale", { locale: "de-DE" }, "1.234,5", defaultValues],
  ["other default values", { defaultValues: other }, "7", other],
  ["other values in another locale", { locale: "de-DE", defaultValues: other }, "7", other],
];

test.each(changes)(
  "other parts and %s at once: the new elements show and submit what is held",
  async (_, change, amount, answers) => {
    const form = drawForm(lines, { defaultValues });
    const before = field("Pay");
    form.change({ components: { FieldFrame: Section }, ...change });
    expect(field("Pay")).not.toBe(before);
    expect(field("Pay")).toHaveValue(amount);
    await form.submit();
    expect(form.submitted()).toEqual(Object.entries(answers).map(([name, v]) => `${name}=${v}`));
  },
);

test("a field that was hidden shows what it has by now, not what stood in it", async () => {
  const when = (shown: boolean) => () => shown;
  const form = drawForm(lines, { defaultValues, when: when(true) });
  form.change({ when: when(false) });
  expect(document.querySelector("input")).toBeNull();
  form.change({ when: when(false), defaultValues: other });
  form.change({ when: when(true), defaultValues: other });
  expect(field("Pay")).toHaveValue("7");
  await form.submit();
  expect(form.submitted()).toEqual(["Pay=7", "Plan=b", "Exempt=true"]);
});
