"use client";
import {
  Box,
  FormControlLabel,
  FormHelperText,
  Paper,
  Radio as MuiRadio,
  styled,
} from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { OptionText } from "../OptionText.tsx";
import { focusRing } from "./focusRing.ts";
import { forRadio } from "./inputs.tsx";

/**
 * Dot that uses `:checked`, because the library sets `checked` on the element, not through React.
 */
const dot = (
  <Box
    component="span"
    sx={(theme) => ({
      boxSizing: "border-box",
      display: "grid",
      placeItems: "center",
      width: 20,
      height: 20,
      border: 2,
      borderColor: "text.secondary",
      borderRadius: "50%",
      "&::after": {
        content: '""',
        width: 10,
        height: 10,
        borderRadius: "50%",
        background: "currentColor",
        transform: "scale(0)",
        transition: theme.transitions.create("transform", { duration: 100 }),
      },
      "input:checked + &": { color: "primary.main", borderColor: "primary.main" },
      "input:checked + &::after": { transform: "none" },
      "input:disabled + &": { color: "action.disabled", borderColor: "action.disabled" },
      "input:focus-visible + &": focusRing,
      "@media (forced-colors: active)": { "&::after": { background: "CanvasText" } },
    })}
  />
);

const labelStyle = {
  display: "flex",
  width: "fit-content",
  mx: 0,
  marginInline: "-11px 16px",
  overflowWrap: "anywhere",
} as const;

const below = { display: "block", m: 0, fontSize: "0.875rem" } as const;

export const Radio = ({ label, description, input }: PartProps["Radio"]): JSX.Element => (
  <FormControlLabel
    sx={labelStyle}
    disabled={input.disabled}
    label={
      <>
        <bdi {...label} />
        {description && <FormHelperText component="span" sx={below} {...description} />}
      </>
    }
    control={<MuiRadio {...forRadio(input)} icon={dot} checkedIcon={dot} />}
  />
);

const list = { borderRadius: 1, border: 0, color: "text.primary", bgcolor: "background.paper" };

export const Popup = ({ popup: { color: _color, ...popup } }: PartProps["Popup"]): JSX.Element => (
  <Paper elevation={8} sx={{ ...list, zIndex: "modal" }} {...popup} />
);

const Row = styled("li")(({ theme }) => ({
  ...theme.typography.body1,
  lineHeight: 1.25,
  "&[data-chosen]": { fontWeight: theme.typography.fontWeightBold },
  "&[data-highlighted]": {
    backgroundColor: theme.palette.action.selected,
    color: "inherit",
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

export const Option = (option: PartProps["Option"]): JSX.Element => (
  <Row
    {...option.item}
    className="pf-option"
    data-chosen={option.chosen || undefined}
    data-highlighted={option.highlighted || undefined}
  >
    <OptionText {...option} />
  </Row>
);
