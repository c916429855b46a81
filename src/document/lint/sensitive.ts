import { bareLabel } from "../../core/messages/labelledMessage.ts";
import type { Parameter } from "../../core/definition/form.ts";
import { hasSensitiveName } from "../../core/values/sensitiveNames.ts";
import { type Question, ruleIn } from "../read/questions.ts";
import { quoted } from "../wording.ts";
import { eachQuestion } from "./finding.ts";

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
const isDecided = (question: Question): boolean =>
  question.field.stored !== undefined ||
  question.field.sensitive !== undefined ||
  ruleIn(question)?.sensitive === true;

/** Reports sensitive answers, such as an SSN, that are rendered as typed or that no rule validates. */
export const sensitiveAnswers = eachQuestion((question) => {
  const { parameter, path, called, form } = question;
  const { name, type } = parameter;
  if (!["string", "number", "currency", "percent"].includes(type)) return [];
  const isNamed = hasSensitiveName(parameter);
  if (!isNamed && !hasSensitiveLabel(parameter)) return [];
  if (form.settings && isDecided(question)) return [];
  const what = `${called} asks for a sensitive answer, and`;
  if (!isNamed)
    return [
      [
        "sensitive-shown",
        `${path}.name`,
        `${what} its name ${quoted(name)} does not mark it as sensitive`,
      ],
    ];
  if (!hidden.includes(type))
    return [["sensitive-shown", `${path}.type`, `${what} the type ${type} shows it`]];
  return form.settings ? [["sensitive-unprotected", path, `${what} no rule validates it`]] : [];
});
