"use client";
import { Button as MantineButton } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { buttonColor } from "./contrast.ts";
import { mantineAttributes } from "./mantineAttributes.ts";
import { theme } from "./theme.tsx";

const variants = {
  button: { variant: "filled", size: "md" },
  "button-plain": { variant: "subtle", size: "sm" },
  clear: { variant: "subtle", size: "compact-sm" },
  reveal: { variant: "subtle", size: "compact-sm" },
  pick: { variant: "subtle", size: "compact-sm" },
  "page-button": { variant: "default", size: "sm" },
} as const;

export const Button = ({ kind, button }: PartProps["Button"]): JSX.Element => (
  <>
    {kind === "button" && theme}
    <MantineButton
      {...variants[kind]}
      {...buttonColor[variants[kind].variant]}
      {...(button["aria-disabled"] && { opacity: 0.6 })}
      {...mantineAttributes(button)}
    />
  </>
);
