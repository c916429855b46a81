import type { Form } from "../definition/form.ts";
import type { Issue } from "../values/issue.ts";
import type { RuleOptions } from "../rules/rule.ts";
import type { UnknownValues } from "../values/defaultValues.ts";
import { evaluate } from "./evaluate.ts";
import { createFormModel } from "./formModel.ts";

/**
 * Validates a submission: every issue in form order, at last those that `checks` find at parameters
 * that are not visible. The service would accept it when none is an error: a rule may warn. Names
 * that the form lacks are ignored.
 */
export const validateForm = (
  form: Form,
  values: UnknownValues,
  options: RuleOptions = {},
): Issue[] => evaluate(createFormModel(form, options), values).issues();
