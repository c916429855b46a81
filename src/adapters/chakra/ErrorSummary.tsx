"use client";
import { Alert, Link, List } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { errorBox } from "./contrast.ts";

export const ErrorSummary = ({
  box,
  heading,
  lines,
  children,
}: PartProps["ErrorSummary"]): JSX.Element => (
  <Alert.Root status="error" {...errorBox} {...box}>
    <Alert.Indicator aria-hidden="true" />
    <Alert.Content alignItems="start" gap="2">
      <Alert.Title as="h2" fontWeight="semibold" {...heading} />
      <List.Root ps="5">
        {lines.map((line, place) => (
          <List.Item key={place} lang={line.lang}>
            {line.href ? (
              <Link {...line} display="inline-block" py="1" color="inherit" variant="underline">
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
