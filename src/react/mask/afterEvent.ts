import { edited, meant } from "./edit.ts";
import { editOf, type Typing } from "./inputEvents.ts";
import { type Masked, part } from "./mask.ts";
import type { MaskState } from "./maskState.ts";

/** The field as an event left it, before the mask moves its separators, and what the event dragged away. */
export function afterEvent(
  { shown, selected, dragged }: Pick<MaskState, "shown" | "selected" | "dragged">,
  text: string,
  caret: number,
  typing: Typing,
): { readonly raw: Masked; readonly dragged: Masked | null } {
  const { inputType } = typing;
  const edit = meant(shown, editOf(shown.text, text, caret, typing, selected), inputType);
  const moved = inputType === "insertFromDrop" && dragged?.text === edit.inserted;
  return {
    raw: edited(shown, edit, moved ? dragged?.authors : undefined),
    dragged: inputType === "deleteByDrag" ? part(shown, edit.from, edit.to) : null,
  };
}
