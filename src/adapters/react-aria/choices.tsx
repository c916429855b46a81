"use client";
import type { JSX } from "react";
import { Group, Text } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { OptionText } from "../OptionText.tsx";
import { states } from "./inputs.tsx";

/** Renders a native radio button: React Aria's would write the answer to an attribute. */
export const Radio = ({ label, description, chosen, input }: PartProps["Radio"]): JSX.Element => (
  <Group className="react-aria-RadioField" role="presentation">
    {(group) => (
      <label
        className="react-aria-Radio react-aria-RadioButton"
        {...states(group)}
        {...(input.disabled && { "data-disabled": true })}
        data-selected={chosen || undefined}
      >
        <input {...input} />
        <span style={text}>
          <bdi {...label} />
          {description && <Text slot="description" style={below} {...description} />}
        </span>
      </label>
    )}
  </Group>
);

const text = { overflowWrap: "anywhere" } as const;
const below = { display: "block" } as const;

// Does not use React Aria's list, which renders all rows and keeps its own search state.

export const Popup = ({ popup }: PartProps["Popup"]): JSX.Element => (
  <div
    {...popup}
    className={`${popup.className} react-aria-Popover`}
    // Overrides a `display` that the page's styles set for popovers.
    style={popup.hidden ? { display: "none" } : undefined}
    data-rac=""
    data-trigger="ComboBox"
  />
);

export function Option(option: PartProps["Option"]): JSX.Element {
  const { chosen, highlighted, item } = option;
  return (
    <li
      {...item}
      className="pf-option react-aria-ListBoxItem"
      style={{ margin: 0, outline: highlighted ? "2px solid" : undefined, outlineOffset: -2 }}
      data-rac=""
      data-selected={chosen || undefined}
      data-focused={highlighted || undefined}
      data-focus-visible={highlighted || undefined}
    >
      <OptionText {...option} />
    </li>
  );
}
