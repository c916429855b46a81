import fc from "fast-check";
import { type Form, parseForm } from "parameter-form/core";
import { fromJsonSchema } from "parameter-form/json-schema";
import { arbitraries } from "parameter-form/testing";
import { everyType, spanishW4 } from "parameter-form/service";
import { expect, test } from "vitest";
import { toHtml } from "../../src/command/verbs/toHtml.ts";
import { toJsonSchema } from "../../src/command/verbs/convert.ts";

/** What a JSON Schema says of a form: no facts, and no option that cannot be chosen. */
const summarize = ({ description, parameters }: Form) => ({
  ...(description && { description }),
  parameters: parameters.map((parameter) => ({
    name: parameter.name,
    label: parameter.label,
    required: parameter.required,
    type: parameter.type,
    ...(parameter.description && { description: parameter.description }),
    ...(parameter.type === "select" && {
      options: parameter.options
        .filter(({ disabled }) => !disabled)
        .map(({ value, label, description }) => ({
          value,
          label,
          ...(description && { description }),
        })),
    }),
  })),
});

const typesOf = ({ parameters }: Form) =>
  Object.fromEntries(
    parameters.flatMap(({ name, type }) =>
      type === "currency" || type === "percent" ? [[name, type]] : [],
    ),
  );

/** A record has its names in an order of its own where they are numbers, and none called `__proto__`. */
const isKept = ({ parameters }: Form) =>
  parameters.every(({ name }) => !/^\d+$/.test(name) && name !== "__proto__") &&
  parameters.every((one) => one.type !== "select" || one.options.some(({ disabled }) => !disabled));

test("a form converted to JSON Schema and back is unchanged", () => {
  fc.assert(
    fc.property(
      arbitraries(fc)
        .formDefinition({ maxParameters: 6 })
        .map((json) => parseForm(json))
        .filter(isKept),
      (form) => {
        const read = fromJsonSchema(JSON.parse(JSON.stringify(toJsonSchema(form))), {
          types: typesOf(form),
        });
        expect(read.unsupported).toEqual({});
        expect(read.ok && summarize(read.form)).toEqual(summarize(form));
      },
    ),
  );
});

const base = { name: "a", label: "Question", required: true };
const pages: readonly (readonly [what: string, parameter: object, html: string])[] = [
  ["a label", { type: "string" }, '<p class="label">Question</p>'],
  [
    "the mark of an optional question",
    { type: "string", required: false },
    "Question <span>(optional)</span>",
  ],
  ["a description", { type: "string", description: "As on the card" }, ">As on the card</span>"],
  ["a box", { type: "string" }, '<div class="box string"></div>'],
  ["an amount", { type: "currency" }, '<div class="box currency">$</div>'],
  ["a percentage", { type: "percent" }, '<div class="box percent">%</div>'],
  ["yes and no", { type: "boolean" }, "<ul><li>Yes</li><li>No</li></ul>"],
  [
    "options that can be chosen",
    {
      type: "select",
      options: [
        { value: "s", label: "Single", description: "or separate" },
        { value: "m", label: "Married", disabled: true },
      ],
    },
    '<ul><li>Single <span class="hint">or separate</span></li></ul>',
  ],
  [
    "markup as text",
    { type: "string", label: '<b title="&">' },
    "&lt;b title=&quot;&amp;&quot;&gt;",
  ],
];

test.each(pages)("the printable page has %s", async (_, parameter, html) => {
  const page = await toHtml(parseForm({ parameters: [{ ...base, ...parameter }] }));
  expect(page).toContain(html);
  expect(page).not.toMatch(/<script|<link|url\(|on\w+=/);
});

test("the printable page has the form's language and direction", async () => {
  expect(await toHtml(parseForm(spanishW4))).toContain('<html lang="es" dir="ltr">');
  expect(await toHtml(parseForm(spanishW4))).toContain("<li>Sí</li>");
  const arabic = await toHtml(parseForm({ ...everyType, lang: "ar-EG" }));
  expect(arabic).toContain('<html lang="ar-EG" dir="rtl">');
  expect(await toHtml(parseForm({ ...everyType, lang: "ka" }))).toContain("<li>Yes</li>");
});
