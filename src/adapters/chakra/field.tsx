"use client";
import { Alert as ChakraAlert, chakra, useSlotRecipe } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { messageColor } from "./contrast.ts";

const text = { display: "block", textStyle: "sm" } as const;

// Uses only the styles of Chakra's field. Its components would add ids and descriptions.

export function Label({ as, label, disabled }: PartProps["Label"]): JSX.Element {
  const recipe = useSlotRecipe({ key: "field" });
  return (
    <chakra.label
      as={as}
      className={recipe.classNameMap.label}
      css={[recipe().label, text]}
      data-disabled={disabled || undefined}
      {...label}
    />
  );
}

export function Description({ description }: PartProps["Description"]): JSX.Element {
  const recipe = useSlotRecipe({ key: "field" });
  return (
    <chakra.div
      className={recipe.classNameMap.helperText}
      css={[recipe().helperText, text]}
      {...description}
    />
  );
}

export function ErrorMessage({ kind, message }: PartProps["ErrorMessage"]): JSX.Element {
  const recipe = useSlotRecipe({ key: "field" });
  return (
    <chakra.p
      className={recipe.classNameMap.errorText}
      css={[recipe().errorText, text, { color: messageColor[kind] }]}
      {...message}
    />
  );
}

/** Focus ring of a box that a script focuses. Chakra's recipes have none. */
const boxRing = {
  _focus: { outline: "2px solid", outlineColor: "colorPalette.solid", outlineOffset: "2px" },
} as const;

/** Box with a border, which is visible in forced colors, too. */
const errorBox = { border: "1px solid", borderColor: "border.error" } as const;

const variants = {
  alert: { status: "error", ...errorBox },
  "list-alert": { status: "error", ...errorBox },
  success: { status: "success", border: "1px solid", borderColor: "border.success" },
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
