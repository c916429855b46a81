import { type Parameter, optionsOf } from "../../core/definition/form.ts";
import { blocks } from "../../core/values/issue.ts";
import { resolveField } from "../settings/resolveField.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import type { FieldSnapshot } from "../store/fieldSnapshot.ts";
import { issueMessages } from "../store/fieldIssue.ts";
import { textShown } from "../../core/values/fieldValue.ts";
import type { FormScope } from "../store/scope.ts";
import { warn } from "../support/warn.ts";

export function fieldStateOf(
  { fields, settings, idsOf, form, parameters }: FormScope,
  parameter: Parameter,
  { issue, serverError, hidden, last, origin, confirmed, computedFrom, inWords }: FieldSnapshot,
): ParameterFieldState {
  const { name } = parameter;
  const field = fields.of(name);
  const { live, readText, setValue, setInputValue, joinLines, blur, focusRef } = field;
  const config = resolveField(parameter, settings);
  warn("options", config);
  const { own, codec, context, sensitive, hints, width } = config;
  const value = live.value();
  const { readOnly, disabled, allowNegative, stored } = own;
  const message = issue && issueMessages(issue, parameter, settings).atField;
  return {
    parameter: config.parameter,
    options: optionsOf(parameter),
    ids: idsOf(name),
    settings,
    value,
    inputValue: textShown(value, (text) => codec.format(text, context)),
    live,
    inWords,
    issue,
    message: serverError ?? message?.children ?? null,
    messageLang: serverError === undefined ? message?.lang : undefined,
    lang: form.lang,
    invalid: serverError !== undefined || (issue !== null && blocks(issue)),
    readOnly,
    disabled,
    hidden,
    hints: { enterKeyHint: last ? "done" : "next", ...hints },
    width,
    sensitive,
    stored: stored ?? null,
    origin,
    confirmed,
    computedFrom: computedFrom.flatMap((name) => parameters.get(name)?.label ?? []),
    allowNegative,
    readText,
    setValue,
    setInputValue,
    joinLines,
    blur,
    focusRef,
  };
}
