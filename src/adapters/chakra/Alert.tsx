"use client";
import { Alert as ChakraAlert } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { errorBox } from "./contrast.ts";

export const Alert = ({ lang, children }: PartProps["Alert"]): JSX.Element => (
  <ChakraAlert.Root role="alert" status="error" {...errorBox} lang={lang}>
    <ChakraAlert.Indicator aria-hidden="true" />
    <ChakraAlert.Content alignItems="start" gap="3" minW="0" overflowWrap="anywhere">
      {children}
    </ChakraAlert.Content>
  </ChakraAlert.Root>
);
