import { parseForm } from "parameter-form";
import { afterEach, expect, test } from "vitest";
import { defaultSettings as settings } from "../../../src/react/settings/defaultSettings.ts";
import { type Warned, warnings } from "../../../src/react/support/warnings.ts";
import { bannedWord } from "../../support/plainWords.ts";

const linesOf = <Kind extends keyof Warned>(kind: Kind, about: Warned[Kind]): readonly string[] =>
  warnings[kind].flatMap((lines) => lines(about));

const form = parseForm({
  id: "f",
  parameters: ["a", "b"].map((name) => ({ name, label: name, required: false, type: "string" })),
});
const fields = { z: {} };
const remade = () => ({ ...settings, fields: { a: { as: () => null } } });
/** Warnings of a component that is created anew at each of three renders. */
const remadeTwice = (): readonly string[] => {
  const [first, second, third] = [remade(), remade(), remade()];
  return [
    ...linesOf("parts", { before: first, after: second }),
    ...linesOf("parts", { before: second, after: third }),
  ];
};
const formIn = (html: string): HTMLFormElement => {
  document.body.innerHTML = html;
  const inner = [...document.forms].at(-1) ?? document.createElement("form");
  document.body.firstElementChild?.append(inner);
  return inner;
};

/** The warnings that `warnings.test.tsx` does not list whole, in the order of `list`. */
const lines = (): readonly string[] => [
  ...linesOf("form", { form, settings: { ...settings, fields } }),
  ...linesOf("form", { form, settings: { ...settings, compute: { z: () => null } } }),
  ...linesOf("form", { form, settings: { ...settings, sections: [{ title: "", names: ["z"] }] } }),
  ...linesOf("appSettings", { props: { form, rules: { z: { validate: () => null } } }, settings }),
  ...linesOf("appSettings", {
    props: { form, prefill: { origin: "x", values: { z: "" } } },
    settings,
  }),
  ...remadeTwice(),
  ...linesOf("waiting", "form"),
  ...linesOf("session", new Date(0)),
  ...linesOf("session", "tomorrow"),
  ...linesOf("unloaded", { id: "f", error: new Error("It failed.") }),
  ...linesOf("element", formIn("<form></form><form></form>")),
  ...linesOf(
    "element",
    formIn('<div></div><form><label for="a"></label><p id="a"/><p id="a"/></form>'),
  ),
  ...linesOf("computed", [
    {
      name: "a",
      type: "stepMismatch",
      reason: "computedInvalid",
      severity: "error",
      params: { refused: "tooManyDecimals" },
    },
  ]),
  ...linesOf("list", { name: "employees" }),
  ...linesOf("stripped", { group: "w4" }),
  ...linesOf("rejected", {
    group: "w4",
    errors: { "": { type: "unrecognized_keys" } },
    own: undefined,
  }),
  ...linesOf("markdown", {}),
];

const list = `
fields has "z", which is not a parameter of the form "f", so it has no effect. Names are case-sensitive; the form has "a", "b".
compute has "z", which is not a parameter of the form "f", so nothing is computed. Names are case-sensitive; the form has "a", "b".
sections has "z", which is not a parameter of the form "f", so nothing is rendered. Names are case-sensitive; the form has "a", "b".
rules has "z", which is not a parameter of the form "f", so it validates nothing. Names are case-sensitive; the form has "a", "b".
prefill has "z", which is not a parameter of the form "f", so it is ignored. Names are case-sensitive; the form has "a", "b".
as of fields["a"] is a new component at each render, so React remounts its input and typing loses focus. Define it outside of the component that passes it.
form has been undefined or null for three seconds, so a skeleton is rendered. Check that it is being loaded.
session.endsAt is not a time, so nobody is warned before the session ends. Pass a Date, milliseconds since 1970, or an ISO 8601 text such as 2026-01-31T17:00:00Z.
The form "f" could not be loaded: It failed.
A form is rendered inside another <form>, which HTML does not allow: it submits separately, and a server cannot render it there. Move it out of the outer <form>, or render <ParameterFields control={control} /> there, which stores its answers in your react-hook-form.
Two elements of the page have the id "a", so a label may refer to the wrong one. Two copies of React, and two server-rendered roots, generate the same ids: pass each root its own prefix, as in createRoot(element, { identifierPrefix: "payroll-" }), and the same on the server.
compute returns a value for "a" that is invalid for the parameter (tooManyDecimals), so the form cannot be submitted, and the field is not editable. Round the value, as with roundDecimal(value, 2), or give the parameter a type or rule that accepts it.
A page of the list "employees" has objects with the same id. All of them are rendered, but an object on two pages may be rendered twice. Pass getItemId to identify objects.
The resolver of your form strips the values at "w4", where <ParameterFields> stores its answers, so they were restored. Allow them in its schema, as z.object({ "w4": z.record(z.string(), z.unknown()) }) does, and read them with getParameterValues.
The resolver of your form rejects the values at "w4", where <ParameterFields> stores its answers, so nothing can be submitted, and no field shows an error. Allow them in its schema, as z.object({ "w4": z.record(z.string(), z.unknown()) }) does, and read them with getParameterValues.
A text with markup="markdown" is rendered as plain text, because there is no Markdown parser. Pass markdown={markdownToHtml} of parameter-form/markdown, or your own function that returns HTML.
`;

afterEach(() => document.body.replaceChildren());

test("warnings are in plain words", () => {
  expect(lines()).toEqual(list.trim().split("\n"));
  expect(bannedWord(list)).toBe(null);
});
