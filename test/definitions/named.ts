import { definition } from "../core/definitions.ts";
import { alone, rendered, first, type Hostile, refused } from "./hostile.ts";
import { hostileNames, twins } from "./names.ts";

const all = hostileNames.map(([, name]) => name);
const formOf = (names: readonly string[]) => () => ({
  parameters: names.map((name) => definition({ name })),
});

/** Odd names, names that look alike, and names twice. */
export const named: readonly Hostile[] = [
  refused("a parameter named by an empty text", alone({ name: "" }), `${first}.name empty`),
  ...hostileNames.map(([title, name]) =>
    rendered(`a parameter named ${title}`, alone({ name }), name),
  ),
  ...hostileNames
    .slice(0, 20)
    .map(([title, name]) =>
      refused(
        `two parameters named ${title}`,
        formOf([name, name]),
        "$.parameters[1].name duplicate",
      ),
    ),
  ...twins.map((pair) => rendered(`names alike: ${JSON.stringify(pair)}`, formOf(pair), ...pair)),
  rendered("all odd names at once", formOf(all), ...all),
  rendered("all odd names backwards", formOf(all.toReversed()), ...all.toReversed()),
  refused(
    "three of one name, of several types",
    () => ({
      parameters: ["string", "number", "boolean"].map((type) => definition({ type })),
    }),
    "$.parameters[1].name duplicate",
    "$.parameters[2].name duplicate",
  ),
];
