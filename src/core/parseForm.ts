import { type DefinitionIssue, FormDefinitionError } from "./definitionIssue.ts";
import {
  type Findings,
  kindOf,
  newFindings,
  propertiesOf,
  type PropertyReader,
  refuse,
} from "./definitionReader.ts";
import type { Form, Parameter } from "./form.ts";
import { isRecord } from "./own.ts";
import { type ParseFormOptions, parseParameter } from "./parseParameter.ts";

/** A checked form, or every reason why there is none. */
export type ParsedForm =
  | { readonly ok: true; readonly form: Form; readonly warnings: readonly DefinitionIssue[] }
  | {
      readonly ok: false;
      /** The first 100, in document order. */
      readonly issues: readonly DefinitionIssue[];
      /** How many there are in all. */
      readonly total: number;
    };

/** Forms made here are known again, so that reading one twice costs nothing and loses nothing. */
const parsed = new WeakMap<object, ParsedForm>();

/** Checks the definition of a form, as `GET /forms/{form_id}` answers it. Never throws, whatever `json` is. */
export function safeParseForm(json: unknown, options: ParseFormOptions = {}): ParsedForm {
  const findings = newFindings();
  let form: Form | null = null;
  try {
    const known = isRecord(json) ? parsed.get(json) : undefined;
    if (known) return known;
    form = readForm(json, findings, options);
  } catch {
    refuse(findings, "$", "unreadable", "reading the definition failed");
  }
  if (!form || findings.total > 0)
    return { ok: false, issues: findings.issues, total: findings.total };
  const result: ParsedForm = { ok: true, form, warnings: findings.warnings };
  parsed.set(form, result);
  return result;
}

/**
 * The checked form.
 * @throws FormDefinitionError with every issue and its path when the definition cannot be drawn.
 */
export function parseForm(json: unknown, options: ParseFormOptions = {}): Form {
  const result = safeParseForm(json, options);
  if (result.ok) return result.form;
  throw new FormDefinitionError(result.issues, result.total);
}

const texts = ["id", "description", "link", "revision_date", "jurisdiction_name"] as const;

function readForm(json: unknown, findings: Findings, options: ParseFormOptions): Form | null {
  if (!isRecord(json)) {
    refuse(findings, "$", "notObject", `expected an object, found ${kindOf(json)}`);
    return null;
  }
  const get = propertiesOf(json, "$", findings);
  const parameters = readParameters(get("parameters"), findings, options);
  return parameters && { ...readTexts(get), parameters };
}

function readTexts(get: PropertyReader): Omit<Form, "parameters"> {
  const form: { -readonly [K in (typeof texts)[number]]?: string } = {};
  for (const key of texts) {
    const text = get(key);
    if (typeof text === "string") form[key] = text;
  }
  return form;
}

function readParameters(
  json: unknown,
  findings: Findings,
  options: ParseFormOptions,
): readonly Parameter[] | null {
  const path = "$.parameters";
  if (!Array.isArray(json)) {
    refuse(findings, path, "notArray", `expected an array, found ${kindOf(json)}`);
    return null;
  }
  const parameters: Parameter[] = [];
  for (let index = 0; index < json.length; index++) {
    const parameter = parseParameter(json[index], `${path}[${index}]`, findings, options);
    if (parameter) parameters.push(parameter);
  }
  return parameters;
}
