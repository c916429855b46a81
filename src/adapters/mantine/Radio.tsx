"use client";
import { Radio as MantineRadio, Text } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { hintColor } from "./contrast.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

/** Renders the description itself: Mantine would give it an id that differs from the library's. */
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

/** For a label that is taller than its text under a thumb. */
const middle = { body: { alignItems: "center" } } as const;
