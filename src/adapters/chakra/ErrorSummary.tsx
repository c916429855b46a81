"use client";
import { Alert, chakra, Link, List } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { boxRing, errorBox, focusRing } from "./contrast.ts";

/** Chakra's reset would let no element be narrower than its longest word. */
const breaking = { overflowWrap: "anywhere" } as const;

const linkLook = {
  ...breaking,
  display: "inline-flex",
  py: "1",
  color: "inherit",
  variant: "underline",
} as const;

export const ErrorSummary = ({
  box,
  heading,
  lead,
  lines,
  children,
}: PartProps["ErrorSummary"]): JSX.Element => (
  <Alert.Root status="error" {...errorBox} {...boxRing} {...box}>
    <Alert.Indicator aria-hidden="true" />
    <Alert.Content alignItems="start" gap="2" minW="0">
      <Alert.Title as="h2" fontWeight="semibold" {...breaking} {...heading} />
      {lead && <chakra.p {...breaking} {...lead} />}
      <List.Root ps="5">
        {lines.map((line, place) => (
          <List.Item key={line.href ?? place - lines.length} lang={line.lang} {...breaking}>
            {line.href ? (
              <Link {...line} {...focusRing} {...linkLook}>
                {line.children}
              </Link>
            ) : (
              line.children
            )}
          </List.Item>
        ))}
      </List.Root>
      {children}
    </Alert.Content>
  </Alert.Root>
);
