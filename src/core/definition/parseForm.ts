import { type DefinitionIssue, FormDefinitionError } from "./definitionIssue.ts";
import {
  isRecordPath,
  itemsOf,
  type Path,
  propertyOf,
  addIssue,
  addKindIssue,
  rootOf,
  addWarning,
} from "./definitionReader.ts";
import type { Form } from "./form.ts";
import { isLanguage } from "../values/language.ts";
import { isRecord } from "../record.ts";
import { type ParseFormOptions, parseParameter } from "./parseParameter.ts";

/** Result of parsing: the form, or all issues. */
export type ParsedForm =
  | { readonly ok: true; readonly form: Form; readonly warnings: readonly DefinitionIssue[] }
  | {
      readonly ok: false;
      /** Issues in document order. */
      readonly issues: readonly DefinitionIssue[];
    };

/** Caches results by parsed form. Parsing a parsed form again returns the cached result. */
const parsed = new WeakMap<object, ParsedForm>();

/** Parses a form definition from `GET /forms/{form_id}`. Never throws for any `json`. */
export function safeParseForm(json: unknown, options: ParseFormOptions = {}): ParsedForm {
  const root = rootOf(json);
  const { issues, warnings } = root.findings;
  try {
    const known = isRecord(json) && parsed.get(json);
    if (known) return known;
    const form = readForm(root, options);
    if (form && issues.length === 0) {
      const result: ParsedForm = { ok: true, form, warnings };
      parsed.set(form, result);
      return result;
    }
  } catch {
    addIssue(root, "unreadable", "cannot be read");
  }
  return { ok: false, issues };
}

/**
 * Parses a form definition.
 * @throws FormDefinitionError with every issue and its path for a definition that cannot be
 *   rendered.
 */
export function parseForm(json: unknown, options: ParseFormOptions = {}): Form {
  const result = safeParseForm(json, options);
  if (result.ok) return result.form;
  throw new FormDefinitionError(result.issues);
}

const texts = ["id", "description", "link", "revision_date", "jurisdiction_name"] as const;

function readForm(root: Path, options: ParseFormOptions): Form | null {
  if (!isRecordPath(root)) return addKindIssue(root, "notObject");
  const items = itemsOf(propertyOf(root, "parameters"));
  const form: { -readonly [K in (typeof texts)[number] | "lang"]?: string } = {};
  for (const key of texts) {
    const text = propertyOf(root, key).found;
    if (typeof text === "string") form[key] = text;
  }
  const lang = propertyOf(root, "lang");
  if (isLanguage(lang.found)) form.lang = lang.found;
  else if (typeof lang.found === "string")
    addWarning(lang, "unexpected", "expected a BCP 47 tag: the lang attribute is omitted");
  const parameters = items?.flatMap((item) => parseParameter(item, options) ?? []) ?? [];
  return { ...form, parameters };
}
