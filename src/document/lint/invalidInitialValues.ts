import { validateValue } from "../../core/model/validateValue.ts";
import { getOwn } from "../../core/record.ts";
import { blocks } from "../../core/values/issue.ts";
import { ruleIn } from "../schema/ruleParts.ts";
import { calledOf } from "../wording.ts";
import type { FindingBase, FormCheck } from "./finding.ts";

export const invalidInitialValues: FormCheck = (linted) => {
  const { settings, settingsPath } = linted;
  const { defaultValues = {}, prefill } = settings ?? {};
  const sources = [
    [defaultValues, "defaultValues"],
    [prefill?.values ?? {}, "prefill.values"],
  ] as const;
  return linted.form.parameters.flatMap((parameter) =>
    sources.flatMap(([values, key]): readonly FindingBase[] => {
      const { name } = parameter;
      const value = getOwn(values, name) ?? null;
      if (value === null) return [];
      const issue = validateValue(parameter, value, { rule: ruleIn(linted, parameter) });
      const what = `The initial answer of ${calledOf(parameter)} is invalid`;
      return issue && blocks(issue)
        ? [{ rule: "value-refused", path: `${settingsPath}.${key}.${name}`, name, what }]
        : [];
    }),
  );
};
