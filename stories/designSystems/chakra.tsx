import { ChakraProvider, createSystem, defaultConfig, Theme } from "@chakra-ui/react";
import type { Wrap } from "./index.ts";

export { chakraComponents as components } from "parameter-form/adapters/chakra";

/** Chakra's reset is in a layer below the form's layout. It is scoped to the theme, so that it does not affect the default form. */
const system = createSystem({
  ...defaultConfig,
  layers: { reset: "parameter-form.reset", base: "base", tokens: "tokens", recipes: "recipes" },
  preflight: { scope: ".chakra-theme" },
  globalCss: { ".chakra-theme *": { "--global-color-border": "colors.border" } },
});

export const wrap: Wrap = (children, theme) => (
  <ChakraProvider value={system}>
    <Theme appearance={theme} hasBackground={false}>
      {children}
    </Theme>
  </ChakraProvider>
);
