"use client";
import { Radio as MantineRadio } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

export const Radio = ({ label, input }: PartProps["Radio"]): JSX.Element => (
  <MantineRadio
    label={<bdi style={{ overflowWrap: "anywhere" }} {...label} />}
    {...mantineAttributes(input)}
  />
);
