"use client";
import { Radio as MantineRadio, Text } from "@mantine/core";
import type { CSSProperties, JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { buttonColor, hintColor } from "./contrast.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

/** Does not use Mantine's `description`, whose id would differ from the library's. */
export const Radio = ({ label, description, input }: PartProps["Radio"]): JSX.Element => (
  <MantineRadio
    label={
      <span style={{ overflowWrap: "anywhere" }}>
        <bdi {...label} />
        {description && <Text span display="block" size="sm" c={hintColor} {...description} />}
      </span>
    }
    styles={middle}
    {...mantineAttributes(input)}
  />
);

/** Centers the label, which is taller than its text on touch screens. */
const middle = { body: { alignItems: "center" } } as const;

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
