import { ParameterForm } from "parameter-form";
import { exampleForms, exampleSections } from "parameter-form/service";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, setPage, show } from "../../support/browser.tsx";
import { overflowing } from "../../support/reflow.ts";

const forms = exampleForms.flatMap((form) => {
  const sections = exampleSections[form.id];
  return sections ? [{ id: form.id, form, sections }] : [];
});

test.each(forms)(
  "$id: Tab moves through the sections in their order",
  async ({ form, sections }) => {
    const shuffled = sections.toReversed();
    show(
      <ParameterForm form={{ ...form, link: undefined }} sections={shuffled} onSubmit={() => {}} />,
    );
    await find("input");
    const labels = shuffled
      .flatMap(({ names }) => names)
      .map((name) => form.parameters.find((one) => one.name === name)?.label);
    // Some fields have a second stop, such as the button that shows a sensitive answer.
    const visited = new Set<string | undefined>();
    while (document.activeElement?.textContent !== "Submit") {
      await userEvent.keyboard("{Tab}");
      const label = document.activeElement?.closest(".pf-field")?.querySelector(".pf-label");
      if (label) visited.add(labels.find((one) => label.textContent?.startsWith(one ?? "?")));
    }
    expect([...visited]).toEqual(labels);
  },
);

const distances = () => {
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const [first, second] = document.querySelectorAll(".pf-section");
  const [one, two] = first?.querySelectorAll(".pf-field") ?? [];
  const gap = (a?: Element | null, b?: Element | null) =>
    Math.round((box(b)?.top ?? 0) - (box(a)?.bottom ?? 0));
  return { sections: gap(first, second), fields: gap(one, two) };
};

test.each(["ltr", "rtl"] as const)("%s: 2.5rem between sections, 1.25rem within", async (dir) => {
  setPage("light", dir);
  show(
    <ParameterForm
      form={exampleForms[0]}
      sections={exampleSections["federal-w4"]}
      onSubmit={() => {}}
    />,
  );
  await find(".pf-section");
  expect(distances()).toEqual({ sections: 40, fields: 20 });
});

test.each(forms)("$id fits 320 px", async ({ form, sections }) => {
  await page.viewport(320, 700);
  show(<ParameterForm form={form} sections={sections} onSubmit={() => {}} />);
  await find(".pf-section");
  expect(overflowing(".pf-form")).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
