"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { FieldDescription, FieldError, FieldLabel, FieldLegend } from "@/components/ui/field";

// The label and its mark wrap as one text.
const text = "mb-0 block text-foreground";

export const Label = ({ as, label }: PartProps["Label"]): JSX.Element =>
  as === "legend" ? (
    <FieldLegend variant="label" className={text} id={label.id}>
      {label.children}
    </FieldLegend>
  ) : (
    <FieldLabel className={text} {...label} />
  );

// A `<p>`, like shadcn's, cannot contain paragraphs and lists.
export const Description = ({ description }: PartProps["Description"]): JSX.Element =>
  typeof description.children === "string" ? (
    <FieldDescription id={description.id} lang={description.lang}>
      {description.children}
    </FieldDescription>
  ) : (
    <div className="text-sm leading-normal text-muted-foreground" {...description} />
  );

// The summary and the control announce the error; an alert would announce it twice.
export const ErrorMessage = ({ kind, message }: PartProps["ErrorMessage"]): JSX.Element =>
  kind === "error" ? (
    <FieldError role="presentation" {...message} />
  ) : (
    <FieldDescription className="text-foreground" {...message} />
  );
