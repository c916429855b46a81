import "@mantine/core/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import type { Wrap } from "./index.ts";

export { mantineComponents as components } from "parameter-form/adapters/mantine";

export const wrap: Wrap = (children, theme) => (
  <MantineProvider forceColorScheme={theme}>{children}</MantineProvider>
);
