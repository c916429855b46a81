"use client";
import { Box, Skeleton as MuiSkeleton, Stack } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { hidden } from "./hidden.ts";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export const Skeleton = ({ of, label }: PartProps["Skeleton"]): JSX.Element => (
  <div>
    {label && <Box component="output" sx={hidden} {...label} />}
    <Stack aria-hidden="true" spacing={of === "form" ? 4 : 1}>
      {rows.map((row) => (
        <MuiSkeleton key={row} variant="rounded" sx={{ height: of === "form" ? 64 : 40 }} />
      ))}
    </Stack>
  </div>
);
