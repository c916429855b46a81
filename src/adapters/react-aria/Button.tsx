"use client";
import type { JSX } from "react";
import { Button as AriaButton } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";

/** Values of `data-variant`, as in React Aria's starter kit. */
const variants = {
  button: "primary",
  "button-plain": "quiet",
  clear: "quiet",
  reveal: "quiet",
  pick: "quiet",
  "page-button": "secondary",
} as const;

/**
 * Renders a native button with React Aria's state. React Aria's own button omits unknown
 * attributes, and handles Enter on key up, after the browser has submitted the form.
 */
export function Button({ kind, button }: PartProps["Button"]): JSX.Element {
  const { ref, disabled = false, onClick, children, ...attributes } = button;
  return (
    <AriaButton
      ref={ref}
      data-variant={variants[kind]}
      isDisabled={disabled}
      render={({ onKeyDown: _press, ...rendered }) => (
        <button
          {...rendered}
          {...attributes}
          onClick={(event) => {
            onClick?.(event);
            rendered.onClick?.(event);
          }}
        />
      )}
    >
      {children}
    </AriaButton>
  );
}
