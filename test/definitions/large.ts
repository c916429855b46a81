import { definition } from "../core/definitions.ts";
import { isDeep } from "../support/isDeep.ts";
import { rendered, type Hostile, refused, select } from "./hostile.ts";

const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const names = (count: number) => many(count, (at) => `p${at}`);
const types = ["boolean", "currency", "number", "percent", "string"];

/** As many as show what more would, and more of them in `npm run test:deep`. */
const count = isDeep ? 50_000 : 5_000;

/** Definitions that are larger than any real one. */
export const large: readonly Hostile[] = [
  rendered(
    `${count} parameters`,
    () => ({
      parameters: names(count).map((name, at) =>
        definition({ name, label: name, type: types[at % types.length] }),
      ),
    }),
    ...names(count),
  ),
  rendered(
    "20,000 options",
    select(names(20_000).map((value) => ({ value, label: `Choice ${value}` }))),
    "a",
  ),
  rendered(
    "20,000 options with one value",
    select(many(20_000, () => ({ value: "v", label: "V" }))),
    "a",
  ),
  refused(
    "50,000 parameters of one name",
    () => ({ parameters: many(50_000, () => definition()) }),
    ...many(49_999, (at) => `$.parameters[${at + 1}].name duplicate`),
  ),
];
