"use client";
import type { JSX } from "react";
import { Group } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { arrow } from "./arrow.tsx";
import { box, control, states } from "./controlGroup.ts";

/**
 * Renders a native select: React Aria's requires React state and does not work before hydration.
 */
export const Select = ({ select }: PartProps["Select"]): JSX.Element => (
  <Group {...box}>
    {(group) => (
      <>
        <select {...select} {...control} {...states(group)} style={selectStyle} />
        {arrow}
      </>
    )}
  </Group>
);

const selectStyle = { ...control.style, appearance: "none", paddingInlineEnd: "2rem" } as const;
