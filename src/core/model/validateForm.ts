import type { Form } from "../definition/form.ts";
import type { Issue } from "../values/issue.ts";
import type { FormRules } from "./settings.ts";
import type { UnknownValues } from "../values/defaultValues.ts";
import { evaluate } from "./evaluate.ts";
import { createFormModel } from "./formModel.ts";

/**
 * Validates a submission. Returns the issues in form order, then those of `checks` at other names.
 * The service accepts answers that have no issue of severity `error`. Ignores unknown names.
 */
export const validateForm = (form: Form, values: UnknownValues, options: FormRules = {}): Issue[] =>
  evaluate(createFormModel(form, options), values).issues();
