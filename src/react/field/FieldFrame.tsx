"use client";
import type { JSX, ReactNode } from "react";
import { formMessage } from "../../core/messages/formText.ts";
import { bareLabel } from "../../core/messages/labelledMessage.ts";
import { getOwn } from "../../core/record.ts";
import { controlProps, formatHint } from "../inputs/controlProps.ts";
import { markupOf } from "../markup/markup.ts";
import { renderMarkup } from "../markup/renderMarkup.tsx";
import { FieldFrame as Frame } from "../parts/FieldFrame.tsx";
import type { MessageProps } from "../parts/contract.ts";
import { renderPart } from "../parts/renderPart.ts";
import type { FieldProps, ParameterFieldState } from "../settings/settings.ts";
import { lazyComponent } from "../support/lazyComponent.ts";
import { valueSourceNote } from "./valueSourceNote.ts";

interface LazyProps extends FieldProps {
  readonly plain?: null;
}

const AmbiguousReadings = /* @__PURE__ */ lazyComponent<LazyProps>(
  async () => (await import("../onDemand.ts")).AmbiguousReadings,
);

/** The checkbox "This is right". Until it is loaded, a value is confirmed by editing it. */
const ConfirmAnswer = /* @__PURE__ */ lazyComponent<LazyProps>(
  async () => (await import("../onDemand.ts")).ConfirmAnswer,
);

interface FieldFrameProps extends FieldProps {
  /** Unit of the value, for assistive technology. */
  readonly unit?: string | MessageProps | undefined;
  /**
   * Whether the children are several controls of one value, such as radio buttons. The label and
   * description then belong to the frame.
   */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders label, hint and error above one or more controls of a value, in reading order, and help
 * below.
 *
 * @example
 * <FieldFrame field={field}>
 *   <input id={field.ids.control} {...useTextInput(field)} />
 * </FieldFrame>
 */
export const FieldFrame = (props: FieldFrameProps): JSX.Element => renderFrame(props);

/** Renders a frame without hooks, so that fields can call it instead of mounting a component. */
export function renderFrame({
  field,
  unit,
  group,
  below,
  children,
}: FieldFrameProps & { readonly below?: ReactNode }): JSX.Element {
  const { parameter, settings, ids, inWords } = field;
  const { description } = parameter;
  const described = description && renderMarkup(description, markupOf(field), settings);
  const format = formatHint(field);
  const origin = valueSourceNote(settings, field.origin, field.computedFrom);
  const { requiredIndicator } = settings;
  const mark = parameter.required ? "required" : "optional";
  const key = parameter.required ? "markRequired" : "markOptional";
  return renderPart("FieldFrame", Frame, field, {
    field,
    description: format ? (
      <>
        {described}
        {described && " "}
        <span className="pf-format" {...format} />
      </>
    ) : (
      described
    ),
    mark: requiredIndicator === mark ? formMessage(settings, key) : null,
    unit: typeof unit === "string" ? { children: unit } : unit,
    errorPrefix: formMessage(settings, "errorPrefix"),
    group: group ? { ...controlProps(field), role: "radiogroup" } : null,
    children: (
      <>
        {field.issue?.reason === "ambiguous" && <AmbiguousReadings field={field} />}
        <div className="pf-answer" data-width={group ? undefined : field.width}>
          {children}
          {below}
        </div>
        {inWords !== null && (
          <p className="pf-origin" id={ids.readings} lang={settings.messages?.["lang"]}>
            {inWords}
          </p>
        )}
        {origin && (
          <p className="pf-origin">
            <span id={ids.origin} {...origin} />
            {field.confirmed !== null && <ConfirmAnswer field={field} />}
          </p>
        )}
        {renderHelp(field)}
      </>
    ),
  });
}

/** Renders the help of a field, initially collapsed. Its accessible name ends with the label. */
function renderHelp(field: ParameterFieldState): JSX.Element | null {
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
