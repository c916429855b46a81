"use client";
import type { JSX } from "react";
import { Group, Input, Text } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { box, control } from "./box.ts";
import { ariaAttributes } from "./ariaAttributes.ts";

export const TextInput = (part: PartProps["TextInput"]): JSX.Element => (
  <Group {...box} dir={part.numeric ? "ltr" : undefined}>
    {part.before && affix(part.before)}
    <Input {...ariaAttributes(part.input)} {...control} />
    {part.after && affix(part.after)}
    {part.children}
  </Group>
);

const affix = (symbol: string): JSX.Element => <Text aria-hidden="true">{symbol}</Text>;
