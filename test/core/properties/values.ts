import fc from "fast-check";
import {
  InvalidValuesError,
  parseForm,
  toPayload,
  validateForm,
  validateValue,
} from "parameter-form/core";
import { expect } from "vitest";
import { acceptedForm, blocks, filledForm } from "./filled.ts";
import { holds } from "../holds.ts";
import { type Property } from "./forms.ts";

export const valueProperties: readonly Property[] = [
  [
    "values make a payload exactly when no issue blocks them",
    () =>
      holds(
        fc.property(filledForm, ([made, values]) => {
          const issues = validateForm(made, values).filter(blocks);
          const make = () => toPayload(made, values);
          if (issues.length === 0) make();
          else expect(make).toThrow(new InvalidValuesError(issues));
        }),
      ),
  ],
  [
    "a payload has the answers given, unchanged, in the order of the form",
    () =>
      holds(
        fc.property(acceptedForm, ([made, values]) => {
          const expected = made.parameters.flatMap(({ name }) => {
            const value = values[name];
            return value === null || value === undefined ? [] : [{ name, value }];
          });
          expect(toPayload(made, values).parameters).toEqual(expected);
        }),
      ),
  ],
  [
    "an issue is found at a parameter alone as in the form",
    () =>
      holds(
        fc.property(filledForm, ([made, values]) => {
          const alone = made.parameters.map((one) => validateValue(one, values[one.name]));
          expect(validateForm(made, values)).toEqual(alone.filter((issue) => issue !== null));
        }),
      ),
  ],
  [
    "parameters in another order have their issues in that order",
    () =>
      holds(
        fc.property(filledForm, ([made, values]) => {
          const turned = parseForm({ parameters: made.parameters.toReversed() });
          expect(validateForm(turned, values)).toEqual(validateForm(made, values).toReversed());
        }),
      ),
  ],
  [
    "validating changes neither form nor values",
    () =>
      holds(
        fc.property(filledForm, ([made, values]) => {
          const before = JSON.stringify([made, values]);
          validateForm(Object.freeze(made), Object.freeze(values));
          expect(JSON.stringify([made, values])).toBe(before);
        }),
      ),
  ],
];
