import "@mantine/core/styles.css";
import { MantineProvider } from "@mantine/core";
import { mantineComponents } from "parameter-form/adapters/mantine";
import { testAdapter } from "./testAdapter.tsx";

testAdapter({
  components: mantineComponents,
  mark: ".mantine-Input-input",
  around: (children, theme) => (
    <MantineProvider forceColorScheme={theme}>{children}</MantineProvider>
  ),
});
