"use client";
import { Box, Input, Text, VisuallyHidden } from "@mantine/core";
import type { JSX } from "react";
import type { OptionPart, PartProps } from "../../react/index.ts";
import { arrow } from "./arrow.tsx";
import { breaking } from "./breaking.ts";
import { buttonColor } from "./contrast.ts";
import { inputProps } from "./inputProps.ts";
import { listStyle, optionStyle, popupStyle } from "./listStyles.ts";

export function Combobox(part: PartProps["Combobox"]): JSX.Element {
  const { popup, above, list, options, empty, status, children } = part;
  return (
    <>
      <Box pos="relative">
        <Input
          {...inputProps(part.input)}
          rightSection={children || arrow}
          rightSectionWidth="auto"
          rightSectionProps={{ style: { minWidth: "2.25rem" } }}
          rightSectionPointerEvents={children ? "all" : "none"}
        />
        <div {...popup} className="pf-popup" data-above={above || undefined} style={popupStyle}>
          {empty && <Text px="sm" py="xs" {...empty} />}
          <ul {...list} style={{ ...listStyle, ...list.style }}>
            {options.map((option) => (
              <Option key={option.item["aria-posinset"]} {...option} />
            ))}
          </ul>
        </div>
      </Box>
      <VisuallyHidden component="output">{status}</VisuallyHidden>
    </>
  );
}

const Option = ({ label, chosen, highlighted, item }: OptionPart): JSX.Element => (
  <li
    {...item}
    style={{
      ...optionStyle,
      fontWeight: chosen ? 700 : undefined,
      background: highlighted ? "var(--mantine-color-default-hover)" : undefined,
      outline: highlighted ? `2px solid ${buttonColor.subtle.c}` : undefined,
    }}
  >
    <Text component="bdi" size="sm" lineClamp={2} style={breaking} {...label} />
  </li>
);
