"use client";
import { HStack, Input, InputGroup } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { inputProps } from "./inputProps.ts";

export function TextInput(part: PartProps["TextInput"]): JSX.Element {
  const { input, numeric, before, after, children } = part;
  return (
    <HStack dir={numeric ? "ltr" : undefined}>
      <InputGroup
        startElement={before}
        startElementProps={hidden}
        endElement={after}
        endElementProps={hidden}
      >
        <Input
          {...(before && { ps: room(before) })}
          {...(after && { pe: room(after) })}
          {...inputProps(input)}
        />
      </InputGroup>
      {children}
    </HStack>
  );
}

const hidden = { "aria-hidden": true, pointerEvents: "none" } as const;

/** Room for symbols such as `CHF`. */
const room = (symbol: string): string => `calc(${symbol.length + 0.5}ch + 1.25rem)`;
