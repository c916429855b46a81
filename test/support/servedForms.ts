import { exampleForms } from "parameter-form/service";
import { isDeep } from "./isDeep.ts";

/** The forms that a server of the tests draws. */
export const servedIds = exampleForms.map(({ id }) => id);

/** Those of them that a browser opens: one of every type, one that is drawn in groups, and a real one; in `npm run test:deep` all. */
export const openedIds = isDeep ? servedIds : ["every-type", "thousand-parameters", "federal-w4"];
