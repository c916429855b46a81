"use client";
import type { JSX } from "react";
import { Group } from "react-aria-components";
import type { PartProps, RadioPart } from "../../react/index.ts";
import { breaking } from "./breaking.ts";
import { states } from "./box.ts";

export const RadioGroup = ({ group, radios, children }: PartProps["RadioGroup"]): JSX.Element => (
  <div className="pf-radios" {...group}>
    {radios.map((radio, place) => (
      <Radio key={place} {...radio} />
    ))}
    {children}
  </div>
);

/** React Aria's own would write the answer to an attribute. */
const Radio = ({ label, chosen, input }: RadioPart): JSX.Element => (
  <Group className="react-aria-RadioField" role="presentation">
    {(group) => (
      <label
        className="react-aria-Radio react-aria-RadioButton"
        {...states(group)}
        data-selected={chosen || undefined}
      >
        <input {...input} />
        <bdi style={breaking} {...label} />
      </label>
    )}
  </Group>
);
