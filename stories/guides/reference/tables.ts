import { endpoints, type Resource } from "../../../src/core/definition/endpoints.ts";
import type { InputHints } from "../../../src/core/rules/rule.ts";
import { recommendedHints } from "../../../src/core/rules/recommendedHints.ts";
import { type Token, tokens } from "../../languagesAndTheme/tokens.ts";
import { table } from "./table.ts";

export { ruleTable } from "./ruleTable.ts";

const code = (text: string): string => `\`${text}\``;

const list = (texts: readonly string[]): string => texts.map(code).join(", ");

const tokenRow = ({ name, light, dark, use }: Token) => [
  code(name),
  code(light),
  dark === undefined ? "" : code(dark),
  use,
];

/** The CSS variables of the theme. */
export const tokenTable: string = table(["Variable", "Light", "Dark", "Use"], tokens.map(tokenRow));

const hintsAsText = (hints: InputHints): string => JSON.stringify(hints);

const hintRow = (hints: InputHints) => {
  const names = Object.keys(recommendedHints).filter(
    (name) => hintsAsText(recommendedHints[name] ?? {}) === hintsAsText(hints),
  );
  const { autoComplete, inputMode, type, autoCapitalize } = hints;
  const attributes = [autoComplete, inputMode, type, autoCapitalize];
  return [list(names), ...attributes.map((value) => (value === undefined ? "" : code(value)))];
};

/** Distinct hints, in order. */
const kinds = new Map(
  Object.values(recommendedHints).map((hints) => [hintsAsText(hints), hints]),
).values();

/** The input hints by parameter name. */
export const hintTable: string = table(
  ["Parameter", "`autocomplete`", "`inputmode`", "`type`", "`autocapitalize`"],
  [...kinds].map(hintRow),
);

/** Lists whose paths the service has not published. */
const unpublished: ReadonlySet<string> = new Set<Resource>(["filings", "taxes", "agencies"]);

/** Lists with a name in the client. */
export const listTable: string = table(
  ["List", "Path", "Largest `limit`"],
  Object.entries(endpoints).map(([name, { path, maxLimit }]) => [
    code(name),
    unpublished.has(name) ? `${code(path)} (a guess)` : code(path),
    String(maxLimit),
  ]),
);

/** The props of a component, as Storybook extracts them from its types. */
interface Documented {
  readonly __docgenInfo: {
    readonly props: Readonly<Record<string, Property>>;
  };
}

interface Property {
  readonly description: string;
  readonly required: boolean;
  readonly tsType: { readonly name: string; readonly raw?: string; readonly value?: string };
}

const isDocumented = (component: object): component is Documented => "__docgenInfo" in component;

/** Returns a type on one line, without `undefined`, and escaped for a table. */
const typeText = ({ name, value = name, raw = value }: Property["tsType"]): string =>
  raw
    .replaceAll("`", '"')
    .replace(/\s+/g, " ")
    .replaceAll("( ", "(")
    .replaceAll(", )", ")")
    .replace(/ \| undefined$/, "")
    .replace(/^\((\(.*\) => .*)\)$/, "$1")
    .replaceAll("|", "\\|");

function read(component: object): Documented["__docgenInfo"]["props"] {
  if (!isDocumented(component)) throw new Error("Storybook extracted no props of this component");
  return component.__docgenInfo.props;
}

/** Returns the properties of components, required ones first. If several components have a property, the first one counts. */
export function propsTable(...components: readonly object[]): string {
  const properties = Object.entries<Property>(
    Object.assign({}, ...components.map(read).toReversed()),
  );
  const rows = properties
    .sort(([, a], [, b]) => Number(b.required) - Number(a.required))
    .map(([name, { required, tsType, description }]) => [
      `${code(name)}${required ? " (required)" : ""}`,
      code(typeText(tsType)),
      description.replace(/\s+/g, " "),
    ]);
  return table(["Property", "Type", "Description"], rows);
}
