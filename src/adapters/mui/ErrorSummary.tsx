"use client";
import { Alert, AlertTitle, Box, Link } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { alertLook } from "./alertLook.ts";
import { focusRing } from "./focusRing.ts";

const linkLook = { display: "inline-flex", py: 0.5, "&:focus-visible": focusRing } as const;

export function ErrorSummary(part: PartProps["ErrorSummary"]): JSX.Element {
  const { color: _box, ...box } = part.box;
  const { color: _heading, ...heading } = part.heading;
  return (
    <Alert severity="error" variant="outlined" sx={{ ...alertLook, "&:focus": focusRing }} {...box}>
      <AlertTitle component="h2" {...heading} />
      {part.lead && <Box component="p" sx={{ m: 0 }} {...part.lead} />}
      <Box component="ul" sx={{ m: 0, p: 0, paddingInlineStart: 2.5 }}>
        {part.lines.map((line, place) => (
          <li key={line.href ?? place - part.lines.length} lang={line.lang}>
            {line.href ? (
              <Link {...line} color="inherit" sx={linkLook}>
                {line.children}
              </Link>
            ) : (
              line.children
            )}
          </li>
        ))}
      </Box>
      {part.children}
    </Alert>
  );
}
