"use client";
import { Skeleton as MantineSkeleton, Stack, VisuallyHidden } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export const Skeleton = ({ of, label }: PartProps["Skeleton"]): JSX.Element => (
  <div>
    {label && <VisuallyHidden component="output" {...label} />}
    <Stack aria-hidden="true" gap={of === "form" ? "xl" : "xs"}>
      {rows.map((row) => (
        <MantineSkeleton key={row} height={of === "form" ? 64 : 40} />
      ))}
    </Stack>
  </div>
);
