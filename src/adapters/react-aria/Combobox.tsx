"use client";
import type { JSX } from "react";
import { Group, Input, Text } from "react-aria-components";
import type { OptionPart, PartProps } from "../../react/index.ts";
import { box, buttonRoom, control, over } from "./box.ts";
import { arrow } from "./arrow.tsx";
import { ariaAttributes } from "./ariaAttributes.ts";
import { listStyle, optionStyle } from "./listStyles.ts";

/**
 * The list is not React Aria's: it is of rows in view, and of what is found without a state of its
 * own.
 */
export function Combobox(part: PartProps["Combobox"]): JSX.Element {
  const { input, popup, above, list, options, empty, status, children } = part;
  return (
    <div className="react-aria-ComboBox" style={{ position: "relative", width: "auto" }}>
      <Group {...box}>
        <Input
          {...ariaAttributes(input)}
          {...control}
          style={children ? buttonRoom : control.style}
        />
        {children ? <div style={over}>{children}</div> : arrow}
      </Group>
      <div
        {...popup}
        className="pf-popup react-aria-Popover"
        // Whatever display a popover has in the page.
        style={popup.hidden ? { display: "none" } : undefined}
        data-rac=""
        data-trigger="ComboBox"
        data-above={above || undefined}
        data-placement={above ? "top" : "bottom"}
      >
        {empty && <Text elementType="div" style={{ padding: "0.75rem" }} {...empty} />}
        <ul
          {...list}
          className="pf-options react-aria-ListBox"
          style={{ ...listStyle, ...list.style }}
        >
          {options.map((option) => (
            <Option key={option.item["aria-posinset"]} {...option} />
          ))}
        </ul>
      </div>
      <output className="pf-visually-hidden">{status}</output>
    </div>
  );
}

const Option = ({ label, chosen, highlighted, item }: OptionPart): JSX.Element => (
  <li
    {...item}
    className="react-aria-ListBoxItem"
    style={{ ...optionStyle, outline: highlighted ? "2px solid" : undefined }}
    data-rac=""
    data-selected={chosen || undefined}
    data-focused={highlighted || undefined}
    data-focus-visible={highlighted || undefined}
  >
    <span className="pf-option-label" {...label} />
  </li>
);
