"use client";
import type { JSX } from "react";
import { Group, Text } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { states } from "./controlGroup.ts";

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
