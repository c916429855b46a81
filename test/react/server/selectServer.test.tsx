// @vitest-environment node
import { ParameterForm, type ParameterFormProps } from "parameter-form";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

const options = Array.from({ length: 500 }, (_, i) => `canary${i}`).join("|");
const html = (line: string, props: Partial<ParameterFormProps> = {}) =>
  renderToString(
    createElement(ParameterForm, { form: questions(line), onSubmit: () => {}, ...props }),
  );

test("a server renders a long select natively and whole", () => {
  const view = html(`Long: select ${options}`, { defaultValues: { Long: "canary7" } });
  expect(view.match(/<option/g)).toHaveLength(501);
  expect(view).not.toMatch(/ style=| selected=|combobox/);
});

test.each(["Exempt: boolean", "Plan: select true|b"])(
  "a server renders the radio buttons of %s without the answer",
  (line) => {
    const as = { booleanAs: "radio", selectAs: "radio" } as const;
    const view = html(line, as);
    expect(view.match(/type="radio"/g)).toHaveLength(2);
    expect(html(line, { ...as, defaultValues: { Exempt: "true", Plan: "true" } })).toBe(view);
  },
);

test.each(["Exempt: boolean", "Plan: select a|b", `Plan: select ${options}`])(
  "a server renders %.30s without an answer that is not an option",
  (line) => {
    const defaultValues = { Exempt: "731948", Plan: "731948" };
    for (const as of ["select", "radio"] as const)
      expect(html(line, { booleanAs: as, selectAs: as, defaultValues })).not.toContain("731948");
  },
);
