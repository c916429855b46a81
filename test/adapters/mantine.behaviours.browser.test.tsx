import "@mantine/core/styles.css";
import { MantineProvider } from "@mantine/core";
import { mantineComponents } from "parameter-form/adapters/mantine";
import { testBehaviours } from "../support/testBehaviours.ts";

testBehaviours({ components: mantineComponents }, (children) => (
  <MantineProvider>{children}</MantineProvider>
));
