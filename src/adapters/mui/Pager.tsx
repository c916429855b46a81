"use client";
import { Box, NativeSelect, OutlinedInput, Stack, Typography } from "@mui/material";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";
import { hidden } from "./hidden.ts";

const line = { flexDirection: "row", flexWrap: "wrap", alignItems: "center", gap: 2 } as const;

export function Pager(part: PartProps["Pager"]): JSX.Element {
  const { nav, ready, previous, next, refresh, place, status } = part;
  return (
    <nav {...nav}>
      {ready && (
        <Stack sx={{ ...line, justifyContent: "space-between" }}>
          <Stack sx={line}>
            {previous}
            {next}
            <Typography component="span" color="textSecondary" aria-hidden="true">
              {place}
            </Typography>
          </Stack>
          <Stack sx={line}>
            {part.size && <PageSize {...part.size} />}
            {refresh}
          </Stack>
        </Stack>
      )}
      <Box component="output" sx={hidden}>
        {status}
      </Box>
    </nav>
  );
}

function PageSize({
  label,
  select: { value, onChange },
  options,
}: NonNullable<PartProps["Pager"]["size"]>): JSX.Element {
  return (
    <Stack component="label" sx={line}>
      {label}
      <NativeSelect
        input={<OutlinedInput sx={inputRing} />}
        size="small"
        value={value}
        onChange={onChange}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Stack>
  );
}
