"use client";
import { Group, NativeSelect, Text, VisuallyHidden } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";

export function Pager(part: PartProps["Pager"]): JSX.Element {
  const { nav, ready, previous, next, refresh, place, status, size } = part;
  return (
    <nav {...nav}>
      {ready && (
        <Group justify="space-between">
          <Group>
            {previous}
            {next}
            <Text component="span" aria-hidden="true">
              {place}
            </Text>
          </Group>
          <Group>
            {size && (
              <Group component="label" gap="xs">
                {size.label}
                <NativeSelect
                  {...inputRing}
                  value={size.select.value}
                  onChange={size.select.onChange}
                >
                  {size.options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
              </Group>
            )}
            {refresh}
          </Group>
        </Group>
      )}
      <VisuallyHidden component="output">{status}</VisuallyHidden>
    </nav>
  );
}
