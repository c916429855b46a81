"use client";
import { Skeleton as ChakraSkeleton, Stack, VisuallyHidden } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export const Skeleton = ({ of, label }: PartProps["Skeleton"]): JSX.Element => (
  <div>
    {label && <VisuallyHidden as="output" {...label} />}
    <Stack aria-hidden="true" gap={of === "form" ? "8" : "2"}>
      {rows.map((row) => (
        <ChakraSkeleton key={row} height={of === "form" ? "16" : "10"} />
      ))}
    </Stack>
  </div>
);
