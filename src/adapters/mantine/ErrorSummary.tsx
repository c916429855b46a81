"use client";
import { Anchor, List, Paper, Text, Title } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { breaking } from "./breaking.ts";
import { errorBox, errorColor } from "./contrast.ts";
import { ringColor } from "./focusRing.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

export function ErrorSummary(part: PartProps["ErrorSummary"]): JSX.Element {
  return (
    <Paper
      withBorder
      p="md"
      {...errorBox}
      {...mantineAttributes(part.box)}
      className="pf-ring"
      style={{ ...errorColor, ...ringColor, ...breaking }}
    >
      <Title order={2} size="h4" mb="xs" {...mantineAttributes(part.heading)} />
      {part.lead && <Text component="p" mb="xs" {...mantineAttributes(part.lead)} />}
      <List>
        {part.lines.map((line, place) => (
          <List.Item
            style={{ whiteSpace: "normal" }}
            key={line.href ?? place - part.lines.length}
            {...mantineAttributes({ lang: line.lang })}
          >
            {line.href ? (
              <Anchor
                {...mantineAttributes(line)}
                inherit
                c="inherit"
                underline="always"
                display="inline-flex"
                py={4}
              >
                {line.children}
              </Anchor>
            ) : (
              line.children
            )}
          </List.Item>
        ))}
      </List>
      {part.children}
    </Paper>
  );
}
