import type { ParameterOption } from "../../core/definition/form.ts";
import { markupOf } from "../markup/markupOf.ts";
import { stripHtml } from "../markup/plainText.ts";
import type { ParameterFieldState, PartProps } from "../settings/settings.ts";
import { choiceLang } from "./choiceLang.ts";

interface ChoiceTexts extends Pick<PartProps["Radio"], "label" | "description"> {
  /** Excludes the description from the accessible name of the option. */
  readonly named?: { readonly "aria-labelledby": string; readonly "aria-describedby": string };
}

/** Returns label and description of an option. `id` must be unique on the page. */
export function choiceTexts(
  field: ParameterFieldState,
  { label, description }: ParameterOption,
  id: string,
): ChoiceTexts {
  const lang = choiceLang(field);
  if (!description) return { label: { children: label, lang } };
  const ids = [`${id}-label`, `${id}-hint`] as const;
  return {
    label: { id: ids[0], children: label, lang },
    description: { id: ids[1], children: stripHtml(description, markupOf(field)), lang },
    named: { "aria-labelledby": ids[0], "aria-describedby": ids[1] },
  };
}
