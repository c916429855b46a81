"use client";
import type { JSX } from "react";
import type { ParameterOption } from "../../../core/definition/form.ts";
import { renderPart } from "../../parts/renderPart.ts";
import { Description } from "../../parts/FieldFrame.tsx";
import { choiceLang } from "../../inputs/choiceLang.ts";
import { useLiveField } from "../../inputs/useLiveField.ts";
import { markupOf } from "../../markup/markupOf.ts";
import { stripHtml } from "../../markup/plainText.ts";
import { useHydrating } from "../../support/useHydrating.ts";
import type { ChoiceProps } from "./NativeSelect.tsx";

/** Renders the description of the chosen option, which a closed list hides. */
export function ChosenDescription({ options, ...props }: ChoiceProps): JSX.Element {
  const field = useLiveField(props.field);
  // Server markup contains no answers.
  const value = useHydrating() ? null : field.value;
  const chosen = (option: ParameterOption): boolean => option.value === value;
  const texts = options.find(chosen)?.description;
  return renderPart("Description", Description, field, {
    description: {
      id: field.ids.unit,
      lang: choiceLang(field),
      "aria-live": "polite",
      children: texts && stripHtml(texts, markupOf(field)),
    },
  });
}
