"use client";
import { Box, FormHelperText, FormLabel } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { hidden } from "./hidden.ts";

const textStyle = {
  mx: 0,
  mt: 0,
  mb: 1,
  textAlign: "start",
  fontSize: "0.875rem",
  overflowWrap: "anywhere",
};

export function FieldFrame(part: PartProps["FieldFrame"]): JSX.Element {
  const { group, mark, unit, errorPrefix, children } = part;
  const { parameter, ids, message, messageLang, invalid, disabled, lang } = part.field;
  const content = (
    <>
      <bdi>{parameter.label}</bdi>
      {mark && (
        <>
          {" "}
          <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }} {...mark} />
        </>
      )}
    </>
  );
  const label = { id: ids.label, lang, disabled, children: content };
  const sx = { mb: 0.5, p: 0, color: "text.primary", fontWeight: 600, overflowWrap: "anywhere" };
  const rest = (
    <>
      {parameter.description && (
        <FormHelperText id={ids.hint} lang={lang} sx={textStyle}>
          <bdi>{parameter.description}</bdi>
        </FormHelperText>
      )}
      {unit && <Box component="span" sx={hidden} id={ids.unit} {...unit} />}
      {message !== null && (
        <FormHelperText id={ids.error} lang={messageLang} error={invalid} sx={textStyle}>
          {invalid && (
            <>
              <Box component="span" sx={hidden} {...errorPrefix} />{" "}
            </>
          )}
          <bdi>{message}</bdi>
        </FormHelperText>
      )}
      {children}
    </>
  );
  if (group)
    return (
      <Box
        component="fieldset"
        className="pf-frame"
        sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
        {...group}
      >
        <FormLabel component="legend" sx={sx} {...label} />
        {rest}
      </Box>
    );
  return (
    <div className="pf-frame">
      <FormLabel htmlFor={ids.control} sx={{ ...sx, display: "block" }} {...label} />
      {rest}
    </div>
  );
}
