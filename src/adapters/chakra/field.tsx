"use client";
import { chakra, useSlotRecipe } from "@chakra-ui/react";
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
