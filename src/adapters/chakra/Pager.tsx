"use client";
import { Flex, NativeSelect, Text, VisuallyHidden } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { focusRing } from "./contrast.ts";

const line = { wrap: "wrap", align: "center", gap: "4", textStyle: "sm" } as const;

export function Pager(part: PartProps["Pager"]): JSX.Element {
  const { nav, ready, previous, next, refresh, place, status, size } = part;
  return (
    <nav {...nav}>
      {ready && (
        <Flex {...line} justify="space-between">
          <Flex {...line}>
            {previous}
            {next}
            <Text as="span" color="fg.muted" aria-hidden="true">
              {place}
            </Text>
          </Flex>
          <Flex {...line}>
            {size && <PageSize {...size} />}
            {refresh}
          </Flex>
        </Flex>
      )}
      <VisuallyHidden as="output">{status}</VisuallyHidden>
    </nav>
  );
}

const PageSize = ({
  label,
  select: { value, onChange },
  options,
}: NonNullable<PartProps["Pager"]["size"]>): JSX.Element => (
  <Flex as="label" {...line} gap="2">
    {label}
    <NativeSelect.Root size="sm" width="auto">
      <NativeSelect.Field {...focusRing} value={value} onChange={onChange}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Flex>
);
