"use client";
import { Button as ChakraButton } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { focusRing } from "./contrast.ts";
import { Theme } from "./Theme.tsx";

const variants = {
  button: { variant: "solid", size: "lg", minH: "11" },
  "button-plain": { variant: "ghost", size: "sm", minH: "9" },
  clear: { variant: "ghost", size: "xs", minH: "8" },
  reveal: { variant: "ghost", size: "sm", minH: "9" },
  pick: { variant: "ghost", size: "sm", minH: "9" },
  "page-button": { variant: "outline", size: "sm", minH: "9" },
} as const;

/** As tall as its words, which wrap: another language may need more of them. */
const wrapping = { h: "auto", py: "1", whiteSpace: "normal" } as const;

export const Button = ({ kind, button }: PartProps["Button"]): JSX.Element => (
  <>
    {kind === "button" && <Theme />}
    <ChakraButton {...variants[kind]} {...wrapping} {...focusRing} {...button} />
  </>
);
