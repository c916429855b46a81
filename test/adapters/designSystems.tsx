import "@mantine/core/styles.css";
import "./shadcn/app.css";
import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import { MantineProvider } from "@mantine/core";
import type { Components } from "parameter-form";
import { chakraComponents } from "parameter-form/adapters/chakra";
import { mantineComponents } from "parameter-form/adapters/mantine";
import { muiComponents } from "parameter-form/adapters/mui";
import { reactAriaComponents } from "parameter-form/adapters/react-aria";
import { shadcnComponents } from "@/components/parameter-form";
import type { ReactNode } from "react";

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
    (children) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>,
  ],
  ["React Aria", reactAriaComponents, (children) => children],
  ["shadcn/ui", shadcnComponents, (children) => <div className="shadcn light">{children}</div>],
];
