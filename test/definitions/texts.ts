import { definition } from "../core/definitions.ts";
import { alone, rendered, type Hostile } from "./hostile.ts";

/** Texts that a page could run, or lose its layout by. Whatever runs says so in `globalThis.hacked`. */
export const hostileTexts: readonly (readonly [title: string, text: string])[] = [
  ["a script", "<script>globalThis.hacked = 1</script>"],
  ["an image", '<img src="x" onerror="globalThis.hacked = 1">'],
  ["the end of an attribute", `"><svg onload='globalThis.hacked = 1'>`],
  ["the end of a title", "</title></textarea></select></option></style><b>"],
  ["an address that runs", "javascript:globalThis.hacked=1"],
  ["a data address", "data:text/html,<script>globalThis.hacked = 1</script>"],
  ["a template", "${globalThis.hacked = 1} {{constructor}} {label} {example} $& $1"],
  ["CSS", "};*{display:none}</style>"],
  ["control characters", "a\u0000b\u0007c\u001b[31md\u007f"],
  ["line breaks", "a\r\nb\rc\nd\u2028e"],
  ["right-to-left overrides", "\u202eabc\u202d\u2066def"],
  ["half an emoji", "\ud83d and \ude00"],
  ["100,000 letters", "w".repeat(100_000)],
  ["nothing", ""],
];

const formKeys = ["id", "description", "link", "revision_date", "jurisdiction_name", "lang"];
const select = (changes: object, option: object = {}) => ({
  type: "select",
  options: [{ value: "a", label: "A", ...option }],
  ...changes,
});

/** Every place of a parameter that has a text. */
const positions: readonly (readonly [title: string, changes: (text: string) => object])[] = [
  ...["label", "description", "type", "declaredType", "depends_on"].map(
    (key) => [`a parameter's ${key}`, (text: string) => ({ [key]: text })] as const,
  ),
  ...["boolean", "currency", "number", "percent"].map(
    (type) => [`the label of a ${type}`, (text: string) => ({ type, label: text })] as const,
  ),
  ["the label of a select", (text) => select({ label: text })],
  ...["value", "label"].map(
    (key) => [`an option's ${key}`, (text: string) => select({}, { [key]: text })] as const,
  ),
];

/** HTML, script and other odd texts in every place that has a text. */
export const texts: readonly Hostile[] = hostileTexts.flatMap(([what, text]) => [
  ...formKeys.map((key) =>
    rendered(
      `${what} as the form's ${key}`,
      () => ({ parameters: [definition()], [key]: text }),
      "a",
    ),
  ),
  ...positions.map(([where, changes]) =>
    rendered(`${what} as ${where}`, alone({ ...changes(text) }), "a"),
  ),
]);

/** Each odd text in all of these places of one form. */
export const textsEverywhere: readonly Hostile[] = hostileTexts.map(([what, text]) =>
  rendered(
    `${what} in every place`,
    () => ({
      ...Object.fromEntries(formKeys.map((key) => [key, text])),
      parameters: positions.map(([name, changes]) => definition({ name, ...changes(text) })),
    }),
    ...positions.map(([name]) => name),
  ),
);
