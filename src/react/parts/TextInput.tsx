import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { renderPart, type Slot } from "./renderPart.ts";

const TextInput = ({
  input,
  opens,
  numeric,
  before,
  after,
  children,
}: PartProps["TextInput"]): JSX.Element => (
  <div className="pf-control" dir={numeric ? "ltr" : undefined} data-opens={opens || undefined}>
    {before && affix(before)}
    <input className="pf-input" {...input} />
    {after && affix(after)}
    {children}
  </div>
);

const affix = (symbol: string): JSX.Element => (
  <span className="pf-affix" aria-hidden="true">
    {symbol}
  </span>
);

/** Input modes of texts that are left-to-right on any page: numbers, dates and phone numbers. */
const digits = /^(numeric|decimal|tel)$/;

export const renderTextInput = (slot: Slot, part: PartProps["TextInput"]): JSX.Element =>
  renderPart("TextInput", TextInput, slot, {
    numeric: digits.test(part.input.inputMode ?? ""),
    ...part,
  });
