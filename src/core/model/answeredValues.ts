import type { AnsweredValues, Form } from "../definition/form.ts";
import type { When } from "../rules/rule.ts";
import type { UnknownValues } from "../values/defaultValues.ts";
import { evaluate } from "./evaluate.ts";
import { createFormModel } from "./formModel.ts";

/**
 * Returns the submitted answers of `form`, without those that `when` hides, as a record without a
 * prototype.
 */
export const answeredValues = (form: Form, values: UnknownValues, when?: When): AnsweredValues =>
  evaluate(createFormModel(form, { when }), values).submitted();
