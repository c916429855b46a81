import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import { chakraComponents } from "parameter-form/adapters/chakra";
import { testBehaviours } from "../support/testBehaviours.ts";

testBehaviours({ components: chakraComponents }, (children) => (
  <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>
));
