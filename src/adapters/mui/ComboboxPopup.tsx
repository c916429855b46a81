"use client";
import { Paper, styled } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";

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

export const Option = ({
  label,
  description,
  chosen,
  highlighted,
  heading,
  item,
}: PartProps["Option"]): JSX.Element => (
  <Row
    {...item}
    className="pf-option"
    data-chosen={chosen || undefined}
    data-highlighted={highlighted || undefined}
  >
    {heading ? (
      <b className="pf-option-label" {...label} />
    ) : (
      <span className="pf-option-label" {...label} />
    )}
    {description && <span className="pf-option-description" {...description} />}
  </Row>
);
