"use client";
import { Radio, Stack } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { breaking } from "./breaking.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

export const RadioGroup = ({ group, radios, children }: PartProps["RadioGroup"]): JSX.Element => (
  <div {...group}>
    <Stack gap="xs">
      {radios.map(({ label, input }, place) => (
        <Radio
          key={place}
          label={<bdi style={breaking} {...label} />}
          {...mantineAttributes(input)}
        />
      ))}
    </Stack>
    {children}
  </div>
);
