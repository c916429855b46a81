import type { Parameter } from "../../core/form.ts";
import { type AnswerTo, isVisible } from "../../react/store/conditions.ts";
import { fieldSettings } from "../../react/settings/fieldSettings.ts";
import type { ResolvedSettings } from "../../react/settings/settings.ts";
import { draftFormOf } from "./draftKey.ts";
import type { DraftState } from "./draftState.ts";
import { type DraftField, readDraft } from "./draftText.ts";
import { fitDraft, type FittingDraft } from "./fitDraft.ts";
import type { SlotForm } from "./slotOptions.ts";

/** What a storage holds for a form. */
export type FoundDraft =
  | {
      readonly kind: "none" | "expired" | "unreadable";
      readonly fitting?: undefined;
      readonly isUnsafe?: undefined;
    }
  | {
      readonly kind: "draft";
      readonly revision: string;
      readonly fitting: FittingDraft;
      /** Whether it holds an answer that must not be kept any more. */
      readonly isUnsafe: boolean;
    };

/** `expiry` in ms: a draft is as old as the shorter of what it was written with and what is asked now. */
export function judgeDraft(text: unknown, about: SlotForm, expiry: number): FoundDraft {
  if (text === null || text === undefined) return { kind: "none" };
  const draft = readDraft(text);
  if (!draft) return { kind: "unreadable" };
  if (Date.now() >= Math.min(draft.expiresAt, draft.savedAt + expiry)) return { kind: "expired" };
  const { form, id, isKept } = about;
  const refused = new Set(form.parameters.filter((one) => !isKept(one)).map(({ name }) => name));
  return {
    kind: "draft",
    revision: draft.revision,
    fitting: fitDraft(draft, form, draftFormOf(id, form), isKept),
    isUnsafe: draft.fields.some(({ name }: DraftField) => refused.has(name)),
  };
}

/** What a person is told of answers that were put back. */
export function toldOf({ fields, dropped, changed }: FittingDraft): Partial<DraftState> {
  const restored = fields.length > 0;
  return { restored, dropped, changed: changed && (restored || dropped.length > 0), notKept: [] };
}

/** What a person has to give again. */
export const owedIn = ({ form, isKept, isOwed }: SlotForm): readonly Parameter[] =>
  form.parameters.filter((parameter) => !isKept(parameter) && isOwed(parameter));

/** Whether a person is asked for a parameter, and not shown only what the app or the server has. */
export function isAskedBy(
  parameter: Parameter,
  settings: ResolvedSettings,
  answer: AnswerTo,
): boolean {
  const { readOnly, disabled, stored } = fieldSettings(parameter, settings);
  if (readOnly || disabled || stored !== undefined) return false;
  return isVisible(settings)(parameter.name, answer);
}
