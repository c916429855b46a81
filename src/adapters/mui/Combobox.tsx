"use client";
import { Box, OutlinedInput, Paper, styled, SvgIcon, Typography } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { hidden } from "./hidden.ts";
import { inputProps } from "./inputProps.ts";

const Options = styled("ul")({
  maxHeight: "min(24rem, 45vh)",
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowAnchor: "none",
  overflowY: "auto",
  overscrollBehavior: "contain",
  // The rows that are not drawn.
  "&::before, &::after": { content: '""', display: "block", height: "var(--pf-before)" },
  "&::after": { height: "var(--pf-after)" },
});

const Option = styled("li")(({ theme }) => ({
  ...theme.typography.body1,
  display: "flex",
  alignItems: "center",
  boxSizing: "border-box",
  height: "3.25rem",
  paddingInline: theme.spacing(2),
  lineHeight: 1.25,
  cursor: "pointer",
  "& > bdi": {
    display: "-webkit-box",
    overflow: "hidden",
    overflowWrap: "anywhere",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
  },
  "&[data-chosen]": { fontWeight: theme.typography.fontWeightBold },
  "&[data-highlighted]": {
    backgroundColor: theme.palette.action.selected,
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

const arrow = (
  <SvgIcon sx={{ color: "action.active", pointerEvents: "none" }}>
    <path d="M7 10l5 5 5-5z" />
  </SvgIcon>
);

export function Combobox(part: PartProps["Combobox"]): JSX.Element {
  const { popup, above, list, options, empty, status, children } = part;
  const { color: _color, ...box } = popup;
  const side = above ? { bottom: "calc(100% + 4px)" } : { top: "calc(100% + 4px)" };
  return (
    <>
      <Box sx={{ position: "relative" }}>
        <OutlinedInput {...inputProps(part.input)} endAdornment={children || arrow} />
        <Paper
          {...box}
          elevation={8}
          sx={{
            position: "absolute",
            insetInline: 0,
            zIndex: "modal",
            ...side,
            "&[hidden]": { display: "none" },
            "&:popover-open": { position: "fixed", m: "4px 0", p: 0, border: 0 },
          }}
        >
          {empty && <Typography sx={{ px: 2, py: 1.5 }} {...empty} />}
          <Options {...list}>
            {options.map(({ label, chosen, highlighted, item }) => (
              <Option
                {...item}
                key={item["aria-posinset"]}
                data-chosen={chosen || undefined}
                data-highlighted={highlighted || undefined}
              >
                <bdi {...label} />
              </Option>
            ))}
          </Options>
        </Paper>
      </Box>
      <Box component="output" sx={hidden}>
        {status}
      </Box>
    </>
  );
}
