"use client";
import { Text } from "@mantine/core";
import type { CSSProperties, JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { buttonColor } from "./contrast.ts";

const popupStyle: CSSProperties = {
  borderColor: "var(--mantine-color-default-border)",
  borderRadius: "var(--mantine-radius-default)",
  background: "var(--mantine-color-body)",
  color: "var(--mantine-color-text)",
  boxShadow: "var(--mantine-shadow-md)",
};

export const Popup = ({ popup }: PartProps["Popup"]): JSX.Element => (
  <div {...popup} style={popupStyle} />
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
    className="pf-option"
    style={{
      fontWeight: chosen ? 700 : undefined,
      background: highlighted ? "var(--mantine-color-default-hover)" : undefined,
      color: item["aria-disabled"] ? "var(--mantine-color-dimmed)" : "inherit",
      outline: highlighted ? `2px solid ${buttonColor.subtle.c}` : undefined,
      outlineOffset: -2,
    }}
  >
    <Text component={heading ? "b" : "span"} className="pf-option-label" inherit {...label} />
    {description && <span className="pf-option-description" {...description} />}
  </li>
);
