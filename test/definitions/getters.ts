import { definition } from "../core/definitions.ts";
import { alone, rendered, first, type Hostile, refused } from "./hostile.ts";

function fails(): never {
  throw new Error("A getter that throws was read");
}

/** A copy of an object in which reading `key` throws. */
const failing = (object: object, key: string): object =>
  Object.defineProperty({ ...object }, key, { get: fails, enumerable: true });

const option = { value: "a", label: "A" };
const whole = { name: "a", label: "A", type: "select", required: true, options: [option] };
const form = { parameters: [whole] };
const notThere: Readonly<Record<string, string>> = {
  parameters: "notArray",
  name: "notString",
  label: "notString",
  type: "notString",
  value: "notString",
  required: "notBoolean",
  options: "notArray",
};

/** What cannot be read is told, and then missed where it is needed. */
const unreadable = (at: string, key: string): readonly string[] => [
  `${at}.${key} unreadable`,
  ...(notThere[key] ? [`${at}.${key} ${notThere[key]}`] : []),
];

/** Getters and proxies that throw, and what they would hide. */
export const getters: readonly Hostile[] = [
  ...["parameters", "id", "description", "link", "revision_date", "jurisdiction_name", "lang"].map(
    (key) =>
      refused(`a getter ${key} of the form`, () => failing(form, key), ...unreadable("$", key)),
  ),
  ...["name", "label", "type", "required", "options", "description", "depends_on"].map((key) =>
    refused(
      `a getter ${key} of a parameter`,
      () => ({ parameters: [failing(whole, key)] }),
      ...unreadable(first, key),
    ),
  ),
  ...["value", "label"].map((key) =>
    refused(
      `a getter ${key} of an option`,
      alone({ type: "select", options: [failing(option, key)] }),
      ...unreadable(`${first}.options[0]`, key),
    ),
  ),
  refused(
    "a getter among the parameters",
    () => ({ parameters: Object.defineProperty([], 0, { get: fails, enumerable: true }) }),
    "$.parameters[0] unreadable",
    "$.parameters[0] notObject",
  ),
  refused(
    "a getter among the options",
    alone({ type: "select", options: Object.defineProperty([], 0, { get: fails }) }),
    `${first}.options[0] unreadable`,
    `${first}.options[0] notObject`,
  ),
  refused(
    "a proxy of the form",
    () => new Proxy(form, { getOwnPropertyDescriptor: fails, get: fails }),
    ...[
      "parameters",
      "id",
      "description",
      "link",
      "revision_date",
      "jurisdiction_name",
      "lang",
    ].flatMap((key) => unreadable("$", key)),
  ),
  ...["get", "ownKeys", "has", "getPrototypeOf"].map((trap) =>
    rendered(
      `a proxy in depends_on whose ${trap} throws`,
      () => alone({ depends_on: new Proxy({ on: "a" }, { [trap]: fails }) })(),
      "a",
    ),
  ),
  rendered("a getter in depends_on", () => alone({ depends_on: failing({}, "on") })(), "a"),
  rendered(
    "a getter that nobody needs",
    () => failing({ parameters: [definition()] }, "other"),
    "a",
  ),
  rendered("a getter toJSON", () => failing({ parameters: [definition()] }, "toJSON"), "a"),
  rendered("a form without a prototype", () => Object.assign(Object.create(null), form), "a"),
  rendered(
    "a frozen form",
    () => Object.freeze({ parameters: Object.freeze([definition()]) }),
    "a",
  ),
  refused("inherited parameters", () => Object.create(form), "$.parameters notArray"),
];
