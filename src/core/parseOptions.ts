import { type Findings, kindOf, propertiesOf, refuse, warn } from "./definitionReader.ts";
import type { ParameterOption } from "./form.ts";
import { isRecord } from "./own.ts";

/** The options of a select, or `null` when there are none to choose from. Of options with one value the first is kept. */
export function parseOptions(
  json: unknown,
  path: string,
  findings: Findings,
): readonly ParameterOption[] | null {
  if (!Array.isArray(json)) {
    refuse(findings, path, "notArray", `expected an array, found ${kindOf(json)}`);
    return null;
  }
  if (json.length === 0) {
    refuse(findings, path, "empty", "a select needs at least one option to choose");
    return null;
  }
  const options = new Map<string, ParameterOption>();
  for (let index = 0; index < json.length; index++) {
    const at = `${path}[${index}]`;
    const option = parseOption(json[index], at, findings);
    if (option && options.has(option.value))
      warn(findings, `${at}.value`, "duplicate", "an earlier option has this value: it is kept");
    else if (option) options.set(option.value, option);
  }
  return [...options.values()];
}

function parseOption(json: unknown, path: string, findings: Findings): ParameterOption | null {
  if (!isRecord(json)) {
    refuse(findings, path, "notObject", `expected an object, found ${kindOf(json)}`);
    return null;
  }
  const get = propertiesOf(json, path, findings);
  const value = get("value");
  const label = get("label");
  for (const [key, found] of [
    ["value", value],
    ["label", label],
  ] as const) {
    if (typeof found !== "string")
      refuse(findings, `${path}.${key}`, "notString", `expected a string, found ${kindOf(found)}`);
  }
  return typeof value === "string" && typeof label === "string" ? { value, label } : null;
}
