"use client";
import type { JSX } from "react";
import { Group, TextArea as AriaTextArea } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { ariaAttributes } from "./ariaAttributes.ts";
import { box, control } from "./box.ts";

export const TextArea = ({ textarea }: PartProps["TextArea"]): JSX.Element => (
  <Group {...box}>
    <AriaTextArea
      {...ariaAttributes(textarea)}
      className="react-aria-TextArea react-aria-Input"
      style={control.style}
    />
  </Group>
);
