import { rendered, first, type Hostile, refused, select } from "./hostile.ts";
import { hostileNames } from "./names.ts";

const options = `${first}.options`;
const option = (value: unknown, label: unknown = "A") => ({ value, label });
const values = hostileNames.map(([, name]) => option(name));

/** Selects whose options are odd. */
export const selects: readonly Hostile[] = [
  refused("a select without options", select([]), `${options} empty`),
  refused("options like an array", select({ length: 1, 0: option("a") }), `${options} notArray`),
  refused("a hole among options", select([option("a"), ...Array(1)]), `${options}[1] notObject`),
  refused("an option that is an array", select([["a", "A"]]), `${options}[0] notObject`),
  refused(
    "an option without value and label",
    select([{}]),
    `${options}[0].value notString`,
    `${options}[0].label notString`,
  ),
  refused(
    "several bad options",
    select([option(1), option("a"), null, option("b", null)]),
    `${options}[0].value notString`,
    `${options}[2] notObject`,
    `${options}[3].label notString`,
  ),
  refused(
    "an option with an inherited value",
    select([Object.create(option("a"))]),
    `${options}[0].value notString`,
    `${options}[0].label notString`,
  ),
  refused("options in options", select([[option("a")]]), `${options}[0] notObject`),
  rendered("one option", select([option("a")]), "a"),
  rendered("an option without a text", select([option("", "")]), "a"),
  rendered("options with one label", select([option("a"), option("b"), option("c")]), "a"),
  rendered("options with one value", select([option("a", "First"), option("a", "Second")]), "a"),
  rendered("values that look like no answer", select(["", "null", "false", "0"].map(option1)), "a"),
  rendered("blank labels", select([option("a", " "), option("b", "\t"), option("c", "")]), "a"),
  rendered("odd values", select(values), "a"),
  rendered("odd labels", select(hostileNames.map(([, name], at) => option(`${at}`, name))), "a"),
  rendered("frozen options", select(Object.freeze([Object.freeze(option("a"))])), "a"),
  rendered(
    "an option with more keys",
    select([{ ...option("a"), selected: true, html: "<b>" }]),
    "a",
  ),
];

function option1(value: string) {
  return option(value);
}
