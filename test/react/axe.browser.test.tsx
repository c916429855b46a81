import { ParameterForm } from "parameter-form";
import { exampleForms } from "parameter-form/service";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, setPage, show } from "../support/browser.tsx";
import { axeViolations } from "../support/axeViolations.ts";
import { isDeep } from "../support/isDeep.ts";

/** The stories of these forms are looked through in light, left-to-right, and in dark, right-to-left: here in the other two by turns. */
const cases = exampleForms
  // The largest is of the same fields, and takes long to look through.
  .filter(({ parameters }) => isDeep || parameters.length < 100)
  .map((form, at) => ({
    id: form.id,
    form,
    ...(at % 2 === 0
      ? { theme: "light" as const, dir: "rtl" as const }
      : { theme: "dark" as const, dir: "ltr" as const }),
  }));

const submit = () => userEvent.click(page.getByRole("button", { name: "Submit" }));

test.each(cases)(
  "$id, $theme, $dir: axe finds nothing before and after a failed submission",
  async ({ form, theme, dir }) => {
    setPage(theme, dir);
    show(<ParameterForm form={form} onSubmit={() => {}} />);
    await find("input");
    expect(await axeViolations()).toEqual([]);
    await submit();
    await expectFocus("There is a problem");
    expect(await axeViolations()).toEqual([]);
  },
);

test.each([{ readOnly: true }, { disabled: true }])(
  "axe finds nothing in fields that are %o",
  async (state) => {
    const form = exampleForms.find(({ id }) => id === "every-type");
    show(<ParameterForm form={form} onSubmit={() => {}} {...state} />);
    await find("input");
    expect(await axeViolations()).toEqual([]);
  },
);

test("axe finds planted faults: a field without a name, pale text, a wrong state", async () => {
  show(
    <ParameterForm form={exampleForms[0]} onSubmit={() => {}}>
      <input />
      <p style={{ color: "#ccc", background: "#fff" }}>Pale</p>
      <button {...{ "aria-checked": true }}>Checked</button>
    </ParameterForm>,
  );
  await find("input");
  const rules = (await axeViolations()).map((finding) => finding.split(":")[0]);
  expect(rules.toSorted()).toEqual(["aria-allowed-attr", "color-contrast", "label"]);
});
