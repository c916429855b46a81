import { definition } from "../core/definitions.ts";
import { alone, rendered, type Hostile } from "./hostile.ts";
import { hostileNames } from "./names.ts";

const depth = 20_000;

/** An object inside an object, and so on. */
function deep(wrap: (inner: unknown) => unknown): unknown {
  let inner: unknown = "deep";
  for (let level = 0; level < depth; level++) inner = wrap(inner);
  return inner;
}

function circle(): unknown {
  const around: Record<string, unknown> = {};
  around["self"] = [around, around];
  return around;
}

const kinds: readonly (readonly [title: string, make: () => unknown])[] = [
  ["20,000 objects deep", () => deep((inner) => ({ inner }))],
  ["20,000 arrays deep", () => deep((inner) => [inner])],
  ["a circle", circle],
  ["10,000 keys", () => Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [at, at]))],
  ["odd keys", () => Object.fromEntries(hostileNames.map(([, name]) => [name, name]))],
  ["own __proto__", () => JSON.parse('{"__proto__":{"required":false,"options":[]}}') as unknown],
  ["a huge text", () => "w".repeat(1_000_000)],
];

const places: readonly (readonly [title: string, place: (junk: unknown) => () => unknown])[] = [
  ["the form", (junk) => () => ({ parameters: [definition()], junk, meta: junk })],
  ["a parameter", (junk) => alone({ junk, validation: junk })],
  ["depends_on", (junk) => alone({ depends_on: junk })],
  ["options of a text", (junk) => alone({ options: junk })],
  [
    "an option",
    (junk) => alone({ type: "select", options: [{ value: "a", label: "A", junk, group: junk }] }),
  ],
];

/** Junk in fields that nobody reads. */
export const junk: readonly Hostile[] = [
  ...places.flatMap(([where, place]) =>
    kinds.map(([what, make]) => rendered(`${what} in ${where}`, () => place(make())(), "a")),
  ),
  rendered(
    "keys that would pollute prototypes",
    () => JSON.parse('{"__proto__":{"id":"x"},"constructor":1,"parameters":[]}') as unknown,
  ),
];
