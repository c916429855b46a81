import { parseForm, recommendedHints, type ParameterFormProps } from "parameter-form";
import { shownWhen } from "parameter-form/core";
import { expect, test } from "vitest";
import { renderForm, field } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

type Props = Partial<ParameterFormProps>;

/** What is drawn, how, and the attributes of its input: autocomplete, inputmode, type, enterkeyhint. */
const rows: readonly (readonly [question: string, props: Props, attributes: string])[] = [
  ["first_name: string", {}, "given-name - text done"],
  ["email: string", {}, "email email text done"],
  ["mobile_phone: string", {}, "tel tel tel done"],
  ["zip: string", {}, "postal-code numeric text done"],
  ["ssn: string", {}, "off numeric text done"],
  ["anything: string", {}, "- - text done"],
  ["city: string", { purpose: "other" }, "off - text done"],
  ["city: string", { hints: false }, "- - text done"],
  [
    "city: string",
    { hints: { ...recommendedHints, city: { autoComplete: "x" } } },
    "x - text done",
  ],
  [
    "city: string",
    { fields: { city: { autoComplete: "shipping city" } } },
    "shipping city - text done",
  ],
  ["email: currency", {}, "off decimal text done"],
  ["rate: percent", {}, "off decimal text done"],
  ["dependents: number", {}, "off numeric text done"],
  ["net: currency", { fields: { net: { allowNegative: true } } }, "off text text done"],
  ["state: select MD|CA", {}, "address-level1 - - -"],
];

test.each(rows)("%s with %j offers %s", (question, props, attributes) => {
  renderForm([question], props);
  const control = field(question.split(":")[0] ?? "");
  const found = ["autocomplete", "inputmode", "type", "enterkeyhint"].map(
    (name) => control.getAttribute(name) ?? "-",
  );
  expect(found.join(" ")).toBe(attributes);
});

test.each([
  ["net: currency", {}, "false"],
  ["first_name: string", {}, "false"],
  ["anything: string", {}, null],
  ["anything: string", { fields: { anything: { spellCheck: true } } }, "true"],
  ["net: currency", { fields: { net: { spellCheck: true } } }, "true"],
] satisfies [string, Props, string | null][])(
  "%s with %j is spell-checked: %s",
  (question, props, checked) => {
    renderForm([question], props);
    const control = field(question.split(":")[0] ?? "");
    expect(control.getAttribute("spellcheck")).toBe(checked);
  },
);

test.each([
  ["first_name: string", {}, "words"],
  ["email: string", {}, "none"],
  ["anything: string", {}, null],
  ["city: string", { hints: false }, null],
  ["city: string", { fields: { city: { autoCapitalize: "characters" } } }, "characters"],
] satisfies [string, Props, string | null][])(
  "%s with %j autocapitalizes words: %s",
  (question, props, capitals) => {
    renderForm([question], props);
    const control = field(question.split(":")[0] ?? "");
    expect(control.getAttribute("autocapitalize")).toBe(capitals);
  },
);

test("the last visible field has the enter key hint done, as conditions change", async () => {
  const lines = ["a: string?", "b: string?", "c: string?", "d: string?"];
  const when = shownWhen(parseForm(questions(...lines)), {
    c: { name: "a", equals: "c" },
    d: { name: "a", equals: "d" },
  });
  const view = renderForm(lines, { when });
  const done = () => [...document.querySelectorAll("[enterkeyhint=done]")];
  expect(done()).toEqual([field("b")]);
  await view.type("a", "c");
  expect(done()).toEqual([field("c")]);
  await view.type("a", "{Backspace}d");
  expect(done()).toEqual([field("d")]);
  await view.type("a", "{Backspace}-");
  expect(done()).toEqual([field("b")]);
});

test("the last field of a changed definition has the enter key hint done", () => {
  const view = renderForm(["a: string", "b: string"]);
  view.change({ form: questions("a: string", "b: string", "c: string") });
  expect(field("b")).toHaveAttribute("enterkeyhint", "next");
  view.change({ form: questions("a: string") });
  expect(field("a")).toHaveAttribute("enterkeyhint", "done");
});

test("all fields but the last have the enter key hint next", () => {
  renderForm(["a: string", "ssn: string", "b: string"]);
  const called = ["a", "ssn", "b"].map((name) => field(name).getAttribute("enterkeyhint"));
  expect(called).toEqual(["next", "next", "done"]);
});

test.each([
  ["Extra: currency", "ltr"],
  ["Count: number", "ltr"],
  ["home_phone: string", "ltr"],
  ["Name: string", null],
])("%s has the direction %s", (question, dir) => {
  renderForm([question]);
  const control = field(question.split(":")[0] ?? "").closest(".pf-control");
  expect(control?.getAttribute("dir")).toBe(dir);
});
