import { definition } from "../core/definitions.ts";
import { alone, rendered, first, type Hostile, refused, select } from "./hostile.ts";

/** What stands where something else belongs. */
const things: readonly (readonly [title: string, thing: unknown])[] = [
  ["nothing", undefined],
  ["null", null],
  ["false", false],
  ["true", true],
  ["0", 0],
  ["NaN", NaN],
  ["a bigint", 10n],
  ["a symbol", Symbol("parameters")],
  ["an empty text", ""],
  ["JSON in a text", '{"parameters":[]}'],
  ["a function", () => ({ parameters: [] })],
  ["a text object", Object("text")],
  ["a date", new Date(0)],
  ["a map", new Map([["parameters", []]])],
  ["bytes", new Uint8Array(2)],
  ["a promise", Promise.resolve({ parameters: [] })],
  ["an error", new Error("parameters")],
];
const arrays = ["an empty array", "an array"] as const;
const arrayOf = { "an empty array": [], "an array": ["parameters"] };
const isObject = (thing: unknown): boolean => typeof thing === "object" && thing !== null;

/** Objects of any class are read as records of their own properties. */
const objects = things.filter(([, thing]) => isObject(thing));
const others = things.filter(([, thing]) => !isObject(thing));
const emptyParameter = (at: string) =>
  ["name notString", "label notString", "type notString", "required notBoolean"].map(
    (issue) => `${at}.${issue}`,
  );

const instead = (what: string, where: string): string => `${what} as ${where}`;

/** Wrong containers: something else where the form, its parameters, a parameter, its options or an option belong. */
export const containers: readonly Hostile[] = [
  ...others.map(([what, thing]) => refused(instead(what, "form"), () => thing, "$ notObject")),
  ...arrays.map((what) => refused(instead(what, "form"), () => arrayOf[what], "$ notObject")),
  ...objects.map(([what, thing]) =>
    refused(instead(what, "form"), () => thing, "$.parameters notArray"),
  ),
  ...things.map(([what, thing]) =>
    refused(instead(what, "parameters"), () => ({ parameters: thing }), "$.parameters notArray"),
  ),
  ...others.map(([what, thing]) =>
    refused(instead(what, "parameter"), () => ({ parameters: [thing] }), `${first} notObject`),
  ),
  ...arrays.map((what) =>
    refused(
      instead(what, "parameter"),
      () => ({ parameters: [arrayOf[what]] }),
      `${first} notObject`,
    ),
  ),
  ...objects.map(([what, thing]) =>
    refused(instead(what, "parameter"), () => ({ parameters: [thing] }), ...emptyParameter(first)),
  ),
  ...things.map(([what, thing]) =>
    refused(instead(what, "options of a select"), select(thing), `${first}.options notArray`),
  ),
  ...others.map(([what, thing]) =>
    refused(instead(what, "option"), select([thing]), `${first}.options[0] notObject`),
  ),
  ...things.map(([what, thing]) =>
    rendered(instead(what, "options of a text"), alone({ options: thing }), "a"),
  ),
  ...["name", "label", "type"].flatMap((key) =>
    things
      .filter(([, thing]) => typeof thing !== "string")
      .map(([what, thing]) =>
        refused(instead(what, key), alone({ [key]: thing }), `${first}.${key} notString`),
      ),
  ),
  ...things
    .filter(([, thing]) => typeof thing !== "boolean")
    .map(([what, thing]) =>
      refused(
        instead(what, "required"),
        alone({ required: thing }),
        `${first}.required notBoolean`,
      ),
    ),
  ...["id", "description", "link", "revision_date", "jurisdiction_name", "lang"].flatMap((key) =>
    objects.map(([what, thing]) =>
      rendered(instead(what, key), () => ({ parameters: [definition()], [key]: thing }), "a"),
    ),
  ),
  ...["description", "depends_on"].flatMap((key) =>
    things.map(([what, thing]) =>
      rendered(instead(what, `${key} of a parameter`), alone({ [key]: thing }), "a"),
    ),
  ),
];
