import { type Form, type ParseFormOptions, safeParseForm } from "../../core/index.ts";
import { NotFormError } from "../errors/index.ts";
import { sendWithRetries, type RequestSettings } from "../request/sendWithRetries.ts";
import { createSearchParams } from "../request/createSearchParams.ts";
import { type Base, buildUrl } from "../request/buildUrl.ts";
import { lineOf } from "../requestLine.ts";
import { cacheMode } from "./cacheMode.ts";
import { formPath } from "./formPath.ts";

/** Options of `getForm`, including how strictly the definition is parsed. */
export interface GetFormOptions extends ParseFormOptions {
  /**
   * Language of the form's texts, as an ISO 639-1 code such as `"es"`. The service falls back to
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
  const url = buildUrl(settings, path, line, createSearchParams({ lang }, line));
  const answer = await sendWithRetries(url, { ...settings, cache: cacheMode() }, signal);
  const parsed = safeParseForm(answer, strictness);
  if (parsed.ok) return parsed.form;
  throw new NotFormError(lineOf(url), parsed.issues);
}
