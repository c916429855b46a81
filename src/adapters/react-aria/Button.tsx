"use client";
import type { JSX } from "react";
import { Button as AriaButton } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";

/** For `data-variant`, as in React Aria's starter kit. */
const variants = {
  button: "primary",
  "button-plain": "quiet",
  clear: "quiet",
  reveal: "quiet",
  pick: "quiet",
  "page-button": "secondary",
} as const;

/**
 * React Aria leaves out attributes that it does not know, and tells of Enter when the key is up, by
 * which time the browser has submitted. So a key clicks as in any button.
 */
export function Button({ kind, button }: PartProps["Button"]): JSX.Element {
  const { ref, disabled = false, onClick, children, ...attributes } = button;
  return (
    <AriaButton
      ref={ref}
      data-variant={variants[kind]}
      isDisabled={disabled}
      render={({ onKeyDown: _press, ...drawn }) => (
        <button
          {...drawn}
          {...attributes}
          onClick={(event) => {
            onClick?.(event);
            drawn.onClick?.(event);
          }}
        />
      )}
    >
      {children}
    </AriaButton>
  );
}
