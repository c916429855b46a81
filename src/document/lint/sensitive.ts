import { bareLabel } from "../../core/messages/labelledMessage.ts";
import type { Parameter } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import { hasSensitiveName } from "../../core/values/sensitiveNames.ts";
import { calledOf, quoted } from "../wording.ts";
import type { FormCheck, FindingBase } from "./finding.ts";
import { type FormInDocument, parametersIn } from "../read/formInDocument.ts";
import { ruleIn } from "../schema/ruleParts.ts";

/** Types whose answers a sensitive name hides. */
const hidden: readonly string[] = ["string", "number"];

/** Whether a label of at most four words asks for a sensitive answer. */
const hasSensitiveLabel = (parameter: Parameter): boolean => {
  const label = bareLabel(parameter.label)
    .replace(/\([^()]*\)$/, "")
    .trimEnd();
  return label.split(/\s+/).length <= 4 && hasSensitiveName({ ...parameter, name: label });
};

/** Whether a setting decides if an answer is hidden, or a rule hides it. */
function isDecided(parameter: Parameter, linted: FormInDocument): boolean {
  const field = getOwn(linted.settings?.fields ?? {}, parameter.name);
  if (field?.stored !== undefined || field?.sensitive !== undefined) return true;
  return ruleIn(linted, parameter)?.sensitive === true;
}

/** Reports sensitive answers, such as an SSN, that are rendered as typed or that no rule validates. */
export const sensitiveAnswers: FormCheck = (linted) =>
  parametersIn(linted).flatMap(([parameter, path]): readonly FindingBase[] => {
    const { name, type } = parameter;
    const { settings } = linted;
    if (!["string", "number", "currency", "percent"].includes(type)) return [];
    const isNamed = hasSensitiveName(parameter);
    if (!isNamed && !hasSensitiveLabel(parameter)) return [];
    if (settings && isDecided(parameter, linted)) return [];
    if (!isNamed || !hidden.includes(type)) {
      const but = isNamed
        ? `the type ${type} shows it`
        : `its name ${quoted(name)} does not mark it as sensitive`;
      const what = `${calledOf(parameter)} asks for a sensitive answer, and ${but}`;
      return [
        { rule: "sensitive-shown", path: `${path}.${isNamed ? "type" : "name"}`, name, what },
      ];
    }
    const what = `${calledOf(parameter)} asks for a sensitive answer, and no rule validates it`;
    return settings ? [{ rule: "sensitive-unprotected", path, name, what }] : [];
  });
