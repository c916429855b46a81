import { codecFor, parseForm, ruleFor, validateForm } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { realForms } from "./index.ts";
import { payloadOf, stepsOf } from "./steps.ts";

/** Who fills in which form, with what they end up with. */
const filled = realForms.flatMap((form) =>
  Object.keys(form.people).map((person) => {
    const { parameters } = payloadOf(form, person);
    const values = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
    return { id: form.definition.id, person, form, values };
  }),
);

describe.each(filled)("$id by $person", ({ form: real, person, values }) => {
  const form = parseForm(real.definition);
  const { options = {} } = real;

  test("is accepted by a server", () => {
    expect(validateForm(form, values, options)).toEqual([]);
  });

  const refused = stepsOf(real, person).filter(({ message }) => message !== undefined);
  test.runIf(refused.length > 0)("a server rejects each value that the browser rejects", () => {
    for (const { name, keys } of refused) {
      const parameter = form.parameters.find((one) => one.name === name) ?? form.parameters[0];
      if (!parameter) throw new Error("The form has no parameters");
      const { locale = "en-US", currency = "USD" } = options;
      const codec = codecFor(parameter, ruleFor(parameter, options));
      const reading = codec.parse(keys, { parameter, locale, currency });
      const wrong = { ...values, [name]: reading.ok ? reading.value : keys };
      const wrongNames = validateForm(form, wrong, options).map((issue) => issue.name);
      expect([name, keys, wrongNames]).toEqual([name, keys, expect.arrayContaining([name])]);
    }
  });
});
