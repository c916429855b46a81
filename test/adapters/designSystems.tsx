import "@mantine/core/styles.css";
import "./shadcn/app.css";
import { ChakraProvider, createSystem, defaultConfig } from "@chakra-ui/react";
import { MantineProvider } from "@mantine/core";
import type { Components } from "parameter-form";
import { chakraComponents } from "parameter-form/adapters/chakra";
import { mantineComponents } from "parameter-form/adapters/mantine";
import { muiComponents } from "parameter-form/adapters/mui";
import { reactAriaComponents } from "parameter-form/adapters/react-aria";
import { shadcnComponents } from "@/components/parameter-form";
import type { ReactNode } from "react";

/** As in the guide: its reset is in a layer below the form's. */
const chakraSystem = createSystem(defaultConfig, {
  layers: { reset: "parameter-form.reset", base: "base", tokens: "tokens", recipes: "recipes" },
});

/** The design systems that have parts of their own, and what each needs around it. */
export const designSystems: readonly (readonly [
  name: string,
  components: Partial<Components>,
  around: (children: ReactNode) => ReactNode,
])[] = [
  ["Material UI", muiComponents, (children) => children],
  ["Mantine", mantineComponents, (children) => <MantineProvider>{children}</MantineProvider>],
  [
    "Chakra UI",
    chakraComponents,
    (children) => <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>,
  ],
  ["React Aria", reactAriaComponents, (children) => children],
  ["shadcn/ui", shadcnComponents, (children) => <div className="shadcn light">{children}</div>],
];
