import { otherMaxLimit, type Page } from "../core/index.ts";
import { InvalidLimitError } from "./errors/index.ts";
import { formsPath } from "./formPath.ts";
import { type FormSummary, readFormSummary } from "./formSummary.ts";
import { readPage } from "./readPage.ts";
import { getJson, type RequestSettings } from "./request.ts";
import { lineOf } from "./requestLine.ts";
import { urlOf } from "./urlOf.ts";

/** Which forms to list. */
export interface ListFormsOptions {
  /** Two letters, such as `"CA"`. */
  readonly state?: string | undefined;
  /** ISO 639-1, such as `"es"`; the service falls back to English. */
  readonly lang?: string | undefined;
  /** Size of the page, 1 to 25. */
  readonly limit?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export async function listForms(
  baseUrl: string,
  settings: RequestSettings,
  { signal, ...filters }: ListFormsOptions,
): Promise<Page<FormSummary>> {
  const url = urlOf(baseUrl, formsPath, queryOf(filters));
  return readPage(await getJson(url, settings, signal), lineOf(url), readFormSummary);
}

function queryOf({ state, lang, limit }: ListFormsOptions): URLSearchParams {
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= otherMaxLimit))
    throw new InvalidLimitError({ method: "GET", path: formsPath }, otherMaxLimit);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ state, lang, limit }))
    if (value !== undefined) query.set(name, `${value}`);
  return query;
}
