import { reactAriaComponents } from "parameter-form/adapters/react-aria";
import { testBehaviours } from "../support/testBehaviours.ts";

testBehaviours({ components: reactAriaComponents });
