"use client";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";

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

export const Option = ({
  label,
  description,
  chosen,
  highlighted,
  heading,
  item,
}: PartProps["Option"]): JSX.Element => (
  <li
    {...item}
    className="pf-option react-aria-ListBoxItem"
    style={{ margin: 0, outline: highlighted ? "2px solid" : undefined, outlineOffset: -2 }}
    data-rac=""
    data-selected={chosen || undefined}
    data-focused={highlighted || undefined}
    data-focus-visible={highlighted || undefined}
  >
    {heading ? (
      <b className="pf-option-label" {...label} />
    ) : (
      <span className="pf-option-label" {...label} />
    )}
    {description && <span className="pf-option-description" {...description} />}
  </li>
);
