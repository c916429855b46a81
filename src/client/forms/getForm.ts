import { type Form, type ParseFormOptions, safeParseForm } from "../../core/index.ts";
import { NotFormError } from "../errors/index.ts";
import { request, type RequestSettings } from "../request/request.ts";
import { searchOf } from "../request/searchOf.ts";
import { type Base, urlOf } from "../request/urlOf.ts";
import { lineOf } from "../requestLine.ts";
import { cacheMode } from "./cacheMode.ts";
import { formPath } from "./formPath.ts";

/** How a form is fetched, and how strictly its definition is read. */
export interface GetFormOptions extends ParseFormOptions {
  /**
   * ISO 639-1, such as `"es"`: the language that its texts should be in. The service falls back to
   * English.
   */
  readonly lang?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export async function getForm(
  settings: RequestSettings & Base,
  id: string,
  { signal, lang, ...strictness }: GetFormOptions,
): Promise<Form> {
  const path = formPath(id);
  const line = { method: "GET", path };
  const url = urlOf(settings, path, line, searchOf({ lang }, line));
  const answer = await request(url, { ...settings, cache: cacheMode() }, signal);
  const parsed = safeParseForm(answer, strictness);
  if (parsed.ok) return parsed.form;
  throw new NotFormError(lineOf(url), parsed.issues);
}
