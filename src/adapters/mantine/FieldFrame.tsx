"use client";
import { Box, Input, Text, VisuallyHidden } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { breaking } from "./breaking.ts";
import { fieldColors, hintColor } from "./contrast.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

export function FieldFrame(part: PartProps["FieldFrame"]): JSX.Element {
  const { group, mark, unit, errorPrefix, children } = part;
  const { parameter, ids, message, messageLang, invalid, lang } = part.field;
  const label = {
    id: ids.label,
    lang,
    mb: 4,
    style: breaking,
    children: (
      <>
        <bdi>{parameter.label}</bdi>
        {mark && (
          <>
            {" "}
            <Text component="span" inherit fw={400} opacity={0.8} {...mark} />
          </>
        )}
      </>
    ),
  };
  const rest = (
    <>
      {parameter.description && (
        <Input.Description
          id={ids.hint}
          lang={lang}
          mb={6}
          size="md"
          c={hintColor}
          style={breaking}
        >
          <bdi>{parameter.description}</bdi>
        </Input.Description>
      )}
      {unit && <VisuallyHidden id={ids.unit} {...unit} />}
      {message !== null && (
        <Input.Error
          id={ids.error}
          lang={messageLang}
          mb={6}
          size="md"
          style={breaking}
          {...(!invalid && { c: "inherit" })}
        >
          {invalid && (
            <>
              <VisuallyHidden component="span" {...errorPrefix} />{" "}
            </>
          )}
          <bdi>{message}</bdi>
        </Input.Error>
      )}
      {children}
    </>
  );
  if (group)
    return (
      <Box
        component="fieldset"
        m={0}
        p={0}
        bd="none"
        miw={0}
        {...mantineAttributes(group)}
        className="pf-frame"
        style={fieldColors}
      >
        <Input.Label component="legend" labelElement="div" p={0} {...label} />
        {rest}
      </Box>
    );
  return (
    <Box className="pf-frame" style={fieldColors}>
      <Input.Label htmlFor={ids.control} {...label} />
      {rest}
    </Box>
  );
}
