import "@mantine/core/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import type { Around } from "./index.ts";

export { mantineComponents as components } from "parameter-form/adapters/mantine";

export const around: Around = (children, theme) => (
  <MantineProvider forceColorScheme={theme}>{children}</MantineProvider>
);
