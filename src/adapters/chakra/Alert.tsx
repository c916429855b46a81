"use client";
import { Alert as ChakraAlert } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { errorBox, successBox } from "./contrast.ts";

const looks = {
  alert: { status: "error", ...errorBox },
  "list-alert": { status: "error", ...errorBox },
  success: { status: "success", ...successBox },
} as const;

export const Alert = ({ kind, role, lang, children }: PartProps["Alert"]): JSX.Element => (
  <ChakraAlert.Root role={role} {...looks[kind]} lang={lang}>
    <ChakraAlert.Indicator aria-hidden="true" />
    <ChakraAlert.Content alignItems="start" gap="3" minW="0" overflowWrap="anywhere">
      {children}
    </ChakraAlert.Content>
  </ChakraAlert.Root>
);
