"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import {
  Field,
  FieldDescription,
  FieldError,
  FieldLabel,
  FieldLegend,
  FieldSet,
} from "@/components/ui/field";

/** All of it is in view below a sticky header when an error leads there. */
const frame = "pf-frame min-w-0 gap-2 [&>.pf-answer]:text-foreground";

/** A label and what stands beside it are one text, which wraps. */
const text = "block text-foreground wrap-anywhere";

export function FieldFrame(part: PartProps["FieldFrame"]): JSX.Element {
  const { group, mark, unit, errorPrefix, children } = part;
  const { parameter, ids, message, messageLang, invalid, disabled, lang } = part.field;
  const label = {
    id: ids.label,
    lang,
    children: (
      <>
        <bdi>{parameter.label}</bdi>
        {mark && (
          <>
            {" "}
            <span className="font-normal text-muted-foreground" {...mark} />
          </>
        )}
      </>
    ),
  };
  const Message = invalid ? FieldError : FieldDescription;
  const rest = (
    <>
      {parameter.description && (
        <FieldDescription id={ids.hint} lang={lang} className="wrap-anywhere">
          <bdi>{parameter.description}</bdi>
        </FieldDescription>
      )}
      {unit && <span className="sr-only" id={ids.unit} {...unit} />}
      {message !== null && (
        // Told by the summary and by its control, not by itself.
        <Message
          role="presentation"
          id={ids.error}
          lang={messageLang}
          className={invalid ? "wrap-anywhere text-destructive" : "wrap-anywhere text-foreground"}
        >
          {invalid && (
            <>
              <span className="sr-only" {...errorPrefix} />{" "}
            </>
          )}
          <bdi>{message}</bdi>
        </Message>
      )}
      {children}
    </>
  );
  if (group)
    return (
      <FieldSet {...group} className={frame} data-invalid={invalid || undefined}>
        <FieldLegend variant="label" className={`${text} mb-2`} {...label} />
        {rest}
      </FieldSet>
    );
  return (
    <Field
      role="presentation"
      className={frame}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
    >
      <FieldLabel className={text} htmlFor={ids.control} {...label} />
      {rest}
    </Field>
  );
}
