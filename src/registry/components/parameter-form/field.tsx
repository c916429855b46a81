"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { Alert as UiAlert } from "@/components/ui/alert";
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

const variants = {
  alert: "destructive",
  "list-alert": "destructive",
  success: "default",
  summary: "destructive",
} as const;

// The ref is on a `<div>`, because React 18 passes none to function components.
export const Alert = ({ kind, box: { children, ...box } }: PartProps["Alert"]): JSX.Element => (
  <div
    {...box}
    className="scroll-m-4 rounded-lg outline-offset-2 outline-muted-foreground focus:outline-2"
  >
    <UiAlert
      variant={variants[kind]}
      role="presentation"
      className={kind === "summary" ? "border-destructive" : undefined}
    >
      <div className="col-span-full flex flex-col items-start gap-2 wrap-anywhere">{children}</div>
    </UiAlert>
  </div>
);
