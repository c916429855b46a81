import { ChakraProvider, createSystem, defaultConfig, Theme } from "@chakra-ui/react";
import { ParameterForm } from "parameter-form";
import { chakraComponents } from "parameter-form/adapters/chakra";
import { federalW4 } from "parameter-form/service";
import { expect, test } from "vitest";
import { find, show } from "../support/browser.tsx";
import { testAdapter } from "./testAdapter.tsx";

/** As the guide has it: with its reset in a layer of ours. */
const system = createSystem(defaultConfig, {
  layers: { reset: "parameter-form.reset", base: "base", tokens: "tokens", recipes: "recipes" },
});

testAdapter({
  components: chakraComponents,
  mark: ".chakra-input",
  around: (children, theme) => (
    <ChakraProvider value={system}>
      <Theme appearance={theme}>{children}</Theme>
    </ChakraProvider>
  ),
});

test("keeps the form's own layout when Chakra's reset is in a lower cascade layer", async () => {
  show(
    <ChakraProvider value={system}>
      <ParameterForm form={federalW4} components={chakraComponents} onSubmit={() => {}} />
    </ChakraProvider>,
  );
  const heading = getComputedStyle(await find(".pf-heading"));
  expect([heading.fontSize, heading.fontWeight]).toEqual(["21px", "650"]);
  const input = getComputedStyle(await find("input.chakra-input"));
  expect([input.height, input.borderTopWidth, input.paddingLeft]).toEqual(["40px", "1px", "12px"]);
});
