"use client";
import { Radio as MantineRadio, Text } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { hintColor } from "./contrast.ts";
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
