import { muiComponents } from "parameter-form/adapters/mui";
import { testBehaviours } from "../support/testBehaviours.ts";

testBehaviours({ components: muiComponents });
