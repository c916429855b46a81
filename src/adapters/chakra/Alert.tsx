"use client";
import { Alert as ChakraAlert } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { boxRing, errorBox, successBox } from "./contrast.ts";

const variants = {
  alert: { status: "error", ...errorBox },
  "list-alert": { status: "error", ...errorBox },
  success: { status: "success", ...successBox },
  summary: { status: "error", ...errorBox, ...boxRing },
} as const;

export const Alert = ({ kind, box: { children, ...box } }: PartProps["Alert"]): JSX.Element => (
  <ChakraAlert.Root {...variants[kind]} {...box}>
    <ChakraAlert.Indicator aria-hidden="true" />
    <ChakraAlert.Content
      alignItems="start"
      gap="2"
      minW="0"
      overflowWrap="anywhere"
      css={{ "& > *": { maxW: "100%" } }}
    >
      {children}
    </ChakraAlert.Content>
  </ChakraAlert.Root>
);
