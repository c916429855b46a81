import { ChakraProvider, createSystem, defaultConfig, Theme } from "@chakra-ui/react";
import type { Around } from "./index.ts";

export { chakraComponents as components } from "parameter-form/adapters/chakra";

/** Chakra's reset is kept below the form's own layout and, for the form beside it, inside the theme. */
const system = createSystem({
  ...defaultConfig,
  layers: { reset: "parameter-form.reset", base: "base", tokens: "tokens", recipes: "recipes" },
  preflight: { scope: ".chakra-theme" },
  globalCss: { ".chakra-theme *": { "--global-color-border": "colors.border" } },
});

export const around: Around = (children, theme) => (
  <ChakraProvider value={system}>
    <Theme appearance={theme} hasBackground={false}>
      {children}
    </Theme>
  </ChakraProvider>
);
