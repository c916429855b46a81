"use client";
import {
  InputAdornment,
  major,
  minor,
  NativeSelect,
  OutlinedInput,
  type OutlinedInputProps,
  SvgIcon,
} from "@mui/material";
import type { JSX } from "react";
import type { ElementProps, PartProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";

type ForElement<Tag extends "input" | "textarea"> =
  | { slotProps: { input: ElementProps<Tag> } }
  | { inputProps: ElementProps<Tag> };

/**
 * Returns a function that passes attributes, listeners and the ref to Material UI's `<input>`.
 * Older versions merge only `inputProps` with their own props, newer ones only `slotProps`.
 */
const forElement =
  (mergesSlotProps: boolean) =>
  <Tag extends "input" | "textarea">(input: ElementProps<Tag>): ForElement<Tag> =>
    mergesSlotProps ? { slotProps: { input } } : { inputProps: input };

const forText = forElement(major > 9 || (major === 9 && minor >= 5));
export const forRadio = forElement(major >= 9);

/** Returns the state and styles of Material UI's input. */
const inputState = (
  input: ElementProps<"input"> | ElementProps<"textarea">,
): OutlinedInputProps => ({
  disabled: input.disabled,
  readOnly: input.readOnly,
  // `false` would render an attribute.
  error: Boolean(input["aria-invalid"]) || undefined,
  fullWidth: true,
  size: "small",
  sx: inputRing,
});

const inputProps = (input: ElementProps<"input">): OutlinedInputProps => ({
  ...forText(input),
  ...inputState(input),
});

/**
 * Returns the props of a text area. Casts, because Material UI's types allow only attributes of an
 * `<input>`.
 */
const areaProps = (textarea: ElementProps<"textarea">): OutlinedInputProps => ({
  ...(forText(textarea) as object),
  ...inputState(textarea),
});

export const TextInput = (part: PartProps["TextInput"]): JSX.Element => (
  <OutlinedInput
    {...inputProps(part.input)}
    dir={part.numeric ? "ltr" : undefined}
    startAdornment={part.before && affix("start", part.before)}
    endAdornment={
      <>
        {part.after && affix("end", part.after)}
        {part.children || (part.opens && arrow)}
      </>
    }
  />
);

const affix = (position: "start" | "end", symbol: string): JSX.Element => (
  <InputAdornment position={position} aria-hidden="true">
    {symbol}
  </InputAdornment>
);

const arrow = (
  <SvgIcon sx={{ color: "action.active", pointerEvents: "none" }}>
    <path d="M7 10l5 5 5-5z" />
  </SvgIcon>
);

/** Renders a native `<textarea>`: Material UI's has a hidden copy that contains the answer. */
export const TextArea = ({ textarea }: PartProps["TextArea"]): JSX.Element => (
  <OutlinedInput {...areaProps(textarea)} multiline inputComponent="textarea" />
);

/** Renders a native select, which keeps options added to the element outside of React. */
export const Select = ({ select }: PartProps["Select"]): JSX.Element => (
  <NativeSelect
    input={<OutlinedInput sx={inputRing} />}
    inputProps={select}
    disabled={select.disabled}
    // `false` would render an attribute.
    error={Boolean(select["aria-invalid"]) || undefined}
    fullWidth
    size="small"
  />
);
