"use client";
import type { JSX } from "react";
import { Group } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { states } from "./box.ts";

/** React Aria's own would write the answer to an attribute. */
export const Radio = ({ label, chosen, input }: PartProps["Radio"]): JSX.Element => (
  <Group className="react-aria-RadioField" role="presentation">
    {(group) => (
      <label
        className="react-aria-Radio react-aria-RadioButton"
        {...states(group)}
        data-selected={chosen || undefined}
      >
        <input {...input} />
        <bdi style={{ overflowWrap: "anywhere" }} {...label} />
      </label>
    )}
  </Group>
);
