"use client";
import type { JSX } from "react";
import { bareLabel } from "../../core/messages/labelledMessage.ts";
import { getOwn } from "../../core/record.ts";
import { renderMarkup } from "../markup/renderMarkup.tsx";
import { markupOf } from "../markup/markupOf.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { formMessage } from "../../core/messages/formText.ts";

/** Renders the help of a field, initially collapsed. Its accessible name ends with the label. */
export function renderHelp(field: ParameterFieldState): JSX.Element | null {
  const { parameter, settings, lang } = field;
  const help = getOwn(settings.fields, parameter.name)?.help;
  if (!help) return null;
  const label = bareLabel(parameter.label);
  return (
    <details className="pf-help">
      <summary className="pf-help-name">
        <span aria-hidden="true" {...formMessage(settings, "help")} />
        <span className="pf-visually-hidden" {...formMessage(settings, "helpWith", { label })} />
      </summary>
      <div className="pf-help-text" lang={lang}>
        {renderMarkup(help, markupOf(field), settings)}
      </div>
    </details>
  );
}
