import {
  checkPayload,
  codecFor,
  date,
  messageFor,
  oneOf,
  parseForm,
  payloadSchema,
  validateForm,
} from "parameter-form/core";
import { exampleForms } from "parameter-form/service";
import { afterEach, expect, test, vi } from "vitest";
import { counted, defineMessages } from "../../src/core/messages/defineMessages.ts";
import { contextOf, parameterOf } from "./tables.ts";

/** What React Native 0.72 to 0.86 lacks, in its `Intl` and beside it. */
const lacks = ["PluralRules", "ListFormat", "RelativeTimeFormat", "DisplayNames", "Segmenter"];
const missingGlobals = ["structuredClone", "crypto", "TextDecoder", "document", "location"];

function beReactNative() {
  const found = Object.entries(Object.getOwnPropertyDescriptors(Intl));
  const kept = Object.fromEntries(found.filter(([name]) => !lacks.includes(name)));
  vi.stubGlobal("Intl", Object.defineProperties({}, kept));
  for (const name of missingGlobals) vi.stubGlobal(name, undefined);
}
afterEach(() => void vi.unstubAllGlobals());

const texts = ["", "1", "1,234.5", "1.234,5", "-3", "yes", "x", "01/31/2026", "123-45-6789"];

/** What is read, shown, checked and said of every example form, with each answer in each field. */
const everything = () =>
  exampleForms.map((json) => {
    const form = parseForm(json);
    return texts.map((text) => {
      const answers = form.parameters.map(({ name }) => ({ name, value: text }));
      const values = Object.fromEntries(answers.map(({ name, value }) => [name, value]));
      const issues = validateForm(form, values);
      return [
        form.parameters.map((parameter) => codecFor(parameter).parse(text, contextOf(parameter))),
        issues.map((issue) => {
          const parameter = form.parameters.find(({ name }) => name === issue.name);
          return parameter && messageFor(issue, parameter);
        }),
        checkPayload(form, { parameters: answers }),
        payloadSchema(form)["~standard"].validate({ parameters: answers }),
      ];
    });
  });

test("validates every example form as in Node", () => {
  const elsewhere = everything();
  beReactNative();
  expect(JSON.stringify(everything())).toBe(JSON.stringify(elsewhere));
});

test("validates days as in Node", () => {
  const context = contextOf(parameterOf("string"));
  const read = () => texts.map((text) => date().parse?.(text, context));
  const elsewhere = read();
  beReactNative();
  expect(read()).toEqual(elsewhere);
});

test("joins several values with commas", () => {
  beReactNative();
  const parameter = parameterOf("string");
  const rules = { [parameter.name]: oneOf(["a", "b", "c"]) };
  const [issue] = validateForm({ parameters: [parameter] }, { [parameter.name]: "x" }, { rules });
  expect(issue && messageFor(issue, parameter)).toBe("Answer “a”, “b”, “c”");
});

const counts = { "items.one": "{count} item", "items.other": "{count} items" };

test.each([
  ["fr-FR", 1, "1 item"],
  ["fr-FR", 0, "0 items"],
  ["de-DE", 2, "2 items"],
])("in %s, formats %i as in English", (locale, count, expected) => {
  beReactNative();
  const language = { locale, messages: { ...counts, lang: locale } };
  expect(counted(defineMessages(counts), language, "items", count).children).toBe(expected);
});
