"use client";
import { chakra, useSlotRecipe, VisuallyHidden } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { messageColor } from "./contrast.ts";

const frame = {
  alignItems: "stretch",
  minW: "0",
  m: "0",
  p: "0",
  border: "0",
  color: "fg",
} as const;
const text = { display: "block", textStyle: "sm", overflowWrap: "anywhere" } as const;

/** Chakra's field as it looks. Its own parts would bring ids and a description of their own. */
export function FieldFrame(part: PartProps["FieldFrame"]): JSX.Element {
  const { group, mark, unit, errorPrefix, children } = part;
  const { parameter, ids, message, messageLang, invalid, disabled, lang } = part.field;
  const recipe = useSlotRecipe({ key: "field" });
  const styles = recipe();
  const { classNameMap } = recipe;
  const root = {
    className: `pf-frame ${classNameMap.root}`,
    css: [styles.root, frame],
  };
  const label = {
    id: ids.label,
    lang,
    className: classNameMap.label,
    css: [styles.label, text],
    "data-disabled": disabled || undefined,
    children: (
      <>
        <bdi>{parameter.label}</bdi>
        {mark && (
          <>
            {" "}
            <chakra.span color="fg.muted" fontWeight="normal" {...mark} />
          </>
        )}
      </>
    ),
  };
  const rest = (
    <>
      {parameter.description && (
        <chakra.span
          id={ids.hint}
          lang={lang}
          className={classNameMap.helperText}
          css={[styles.helperText, text]}
        >
          <bdi>{parameter.description}</bdi>
        </chakra.span>
      )}
      {unit && <VisuallyHidden id={ids.unit} {...unit} />}
      {message !== null && (
        <chakra.span
          id={ids.error}
          lang={messageLang}
          className={classNameMap.errorText}
          css={[styles.errorText, text, { color: messageColor[invalid ? "error" : "warning"] }]}
        >
          {invalid && (
            <>
              <VisuallyHidden {...errorPrefix} />{" "}
            </>
          )}
          <bdi>{message}</bdi>
        </chakra.span>
      )}
      {children}
    </>
  );
  if (group)
    return (
      <chakra.fieldset {...root} {...group}>
        <chakra.legend float="inline-start" w="full" {...label} />
        {rest}
      </chakra.fieldset>
    );
  return (
    <chakra.div {...root}>
      <chakra.label htmlFor={ids.control} {...label} />
      {rest}
    </chakra.div>
  );
}
