import type { StandardSchemaV1 } from "@standard-schema/spec";
import fc from "fast-check";
import {
  formSchema,
  labelledMessageFor,
  payloadSchema,
  toPayload,
  validateForm,
} from "parameter-form/core";
import { expect } from "vitest";
import { acceptedForm, blocks, filledForm } from "./filled.ts";
import { holds } from "../holds.ts";
import { form, type Property } from "./forms.ts";

function check(schema: StandardSchemaV1, input: unknown): StandardSchemaV1.Result<unknown> {
  const result = schema["~standard"].validate(input);
  if (result instanceof Promise) throw new Error("Our schemas answer at once.");
  return result;
}
export const schemaProperties: readonly Property[] = [
  [
    "formSchema rejects the values that validateForm rejects, with the same messages",
    () =>
      holds(
        fc.property(filledForm, ([made, values]) => {
          const expected = validateForm(made, values)
            .filter(blocks)
            .map((issue) => {
              const parameter = made.parameters.find(({ name }) => name === issue.name);
              return { path: [issue.name], message: labelledMessageFor(issue, parameter) };
            });
          expect(check(formSchema(made), values).issues ?? []).toEqual(expected);
        }),
      ),
  ],
  [
    "payloadSchema returns a payload unchanged",
    () =>
      holds(
        fc.property(acceptedForm, ([made, values]) => {
          const payload = toPayload(made, values);
          const sent: unknown = JSON.parse(JSON.stringify(payload));
          expect(check(payloadSchema(made), sent)).toEqual({ value: payload });
        }),
      ),
  ],
  [
    "payloadSchema accepts answers in any order, and keeps it",
    () =>
      holds(
        fc.property(acceptedForm, ([made, values]) => {
          const parameters = toPayload(made, values).parameters.toReversed();
          expect(check(payloadSchema(made), { parameters })).toEqual({ value: { parameters } });
        }),
      ),
  ],
  [
    "a repeated or unknown name is rejected",
    () =>
      holds(
        fc.property(form, fc.string(), fc.string(), (made, name, value) => {
          const names = made.parameters.map((parameter) => parameter.name);
          const twice = [...names, ...names.slice(0, 1)].map((one) => ({ name: one, value }));
          const foreign = names.includes(name) ? [] : [{ name, value }];
          for (const parameters of [twice, foreign].filter(({ length }) => length > 0))
            expect(check(payloadSchema(made), { parameters }).issues).toHaveLength(1);
        }),
      ),
  ],
  [
    "any JSON is a payload or rejected without throwing",
    () =>
      holds(
        fc.property(form, fc.jsonValue({ maxDepth: 4 }), (made, json) => {
          for (const schema of [formSchema(made), payloadSchema(made)]) {
            const result = check(schema, json);
            expect("value" in result).toBe(result.issues === undefined);
          }
        }),
      ),
  ],
];
