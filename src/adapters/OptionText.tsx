"use client";
import type { JSX } from "react";
import type { PartProps } from "../react/index.ts";

/** The label and the description in the row of an `Option`. */
export function OptionText({ label, description, heading }: PartProps["Option"]): JSX.Element {
  const Label = heading ? "b" : "span";
  return (
    <>
      <Label className="pf-option-label" {...label} />
      {description && <span className="pf-option-description" {...description} />}
    </>
  );
}
