import type { Parameter } from "../../core/form.ts";
import { blocks } from "../../core/issue.ts";
import { fieldHints } from "../settings/fieldHints.ts";
import { fieldTerms } from "../settings/fieldTerms.ts";
import { fieldMessage, issueAt } from "../store/fieldIssue.ts";
import type { FieldSnapshot } from "../store/fieldSnapshot.ts";
import { type FieldValue, fieldValueOf, textShown } from "../store/fieldValue.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import { isOurs } from "../store/resolver.ts";
import type { FormScope } from "../store/scope.ts";

/** All that is needed to draw a parameter of a form, from what is held of it. */
export function fieldStateOf(
  scope: FormScope,
  parameter: Parameter,
  { value, error, left, hidden, last }: FieldSnapshot,
): ParameterFieldState {
  const { store, settings, pointer, idsOf } = scope;
  const { name } = parameter;
  const { own, rule, codec, context, hints, made } = fieldTerms(parameter, settings);
  const { readOnly, disabled, allowNegative, stored } = own;
  const handle = store.of(name);
  const issue = left || error ? issueAt(parameter, value, settings) : null;
  const said = error && !isOurs(error) ? error.message : undefined;
  const words = issue && fieldMessage(issue, parameter, settings);

  const setValue = (next: FieldValue): void => {
    handle.change(next, left && issueAt(parameter, next, settings) !== null);
    scope.tell({ type: "started" });
  };

  const readText = (written: string, shown = written): FieldValue =>
    fieldValueOf(written, shown, (part) => codec.parse(part, context));

  return {
    parameter,
    ids: idsOf(name),
    settings,
    value,
    inputValue: textShown(value, (text) => codec.format(text, context)),
    issue,
    message: said ?? words?.children ?? null,
    messageLang: said === undefined ? words?.lang : undefined,
    lang: scope.form.lang,
    invalid: said !== undefined || (issue !== null && blocks(issue)),
    readOnly,
    disabled,
    hidden,
    hints: last ? (made.lastHints ??= fieldHints(parameter, own, rule, settings, last)) : hints,
    sensitive: rule?.sensitive ?? false,
    stored: stored ?? null,
    allowNegative,
    setValue,
    readText,
    setInputValue: (written) => setValue(readText(written)),
    leave() {
      handle.blur();
      // What was filled in and left in one task is not drawn yet.
      const now = handle.held();
      const found = now === null ? null : issueAt(parameter, now, settings);
      const blocked = found !== null && blocks(found);
      const flagged = found !== null && !(blocked && settings.validationMode === "submit");
      if (flagged && blocked && !left)
        scope.tell({ type: "fieldError", name, reason: found.reason });
      pointer.whenReleased(() => handle.leaveWith(flagged ? now : null));
    },
    focusRef: handle.focusRef,
  };
}
