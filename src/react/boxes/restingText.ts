import { numberSymbols, type NumberSymbols } from "../../core/locale.ts";
import { type Masked, written } from "../mask/mask.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import { isUnread } from "../store/fieldValue.ts";
import type { TextInputOptions } from "../useTextInput.ts";
import { concealed } from "./conceal.ts";

/** The separators of a field that groups digits; none for other text. */
export const symbolsOf = ({ grouping }: TextInputOptions): NumberSymbols | undefined =>
  grouping && numberSymbols(grouping.locale, grouping.currency);

/** What stands in a field when nobody types. */
export function restingText(
  { value, inputValue }: Pick<ParameterFieldState, "value" | "inputValue">,
  options: TextInputOptions,
): Masked {
  if (options.conceal) return written(concealed(inputValue));
  const isNumber = inputValue !== "" && !isUnread(value);
  // An input drops line breaks, and would run the words beside them together.
  const line = inputValue.replace(/[\r\n]+/g, " ");
  return written(line, isNumber ? symbolsOf(options) : undefined);
}
