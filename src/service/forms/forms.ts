import { otherMaxLimit } from "../../core/index.ts";
import { hash } from "../../core/hash.ts";
import { respond, ServiceError } from "../respond.ts";
import type { FormDefinition } from "./definition.ts";
import { paginate } from "../lists/lists.ts";
import { readCode } from "../queryParameters.ts";
import type { Call, Route } from "../routes.ts";

/** Returns the form that the path parameter `form_id` names. */
export type FormFinder = (params: Call["params"]) => FormDefinition;

/**
 * Creates a function that finds a form or a collection by the id in the path.
 * @throws ServiceError 404, from that function, for an unknown id
 */
export function documentFinder<T extends { readonly id?: string }>(
  kind: "form" | "collection",
  documents: readonly T[],
): (params: Call["params"]) => T {
  const byId = new Map(documents.map((one) => [one.id, one]));
  return (params) => {
    const found = byId.get(params[`${kind}_id`] ?? "");
    if (found) return found;
    throw new ServiceError(404, "not_found", `There is no ${kind} with this id`);
  };
}

/** Headers that cache a form for one day, as the vendor recommends. */
const kept = { "cache-control": "private, max-age=86400" };

/** Responds with a form or a collection, or with 304 when the client has it. */
export function answerDocument(document: object, request: Request): Response {
  const headers = { ...kept, etag: `"${hash(JSON.stringify(document))}"` };
  // A proxy that compresses makes the ETag weak.
  const had = (request.headers.get("if-none-match") ?? "").split(",").map((one) => one.trim());
  return had.some((tag) => tag.replace(/^W\//, "") === headers.etag)
    ? new Response(null, { status: 304, headers })
    : respond(document, { headers });
}

/** Creates the routes `GET /forms/{form_id}` and `GET /forms`. */
export const formRoutes = (
  forms: readonly FormDefinition[],
  find: FormFinder,
): readonly Route[] => [
  {
    method: "GET",
    path: "/forms/{form_id}",
    handle: ({ params, url, request }) =>
      answerDocument(inLanguage(find(params), forms, url), request),
  },
  { method: "GET", path: "/forms", handle: ({ url }) => respond(listForms(forms, url)) },
];

function listForms(forms: readonly FormDefinition[], url: URL) {
  const state = readCode(url, "state")?.toUpperCase();
  const lang = readCode(url, "lang")?.toLowerCase();
  const listed = forms
    .filter((form) => state === undefined || form.state === state)
    .filter((form) => lang === undefined || isBestFor(lang, form, forms));
  const page = paginate(listed, url, otherMaxLimit);
  return { ...page, results: page.results.map(withoutParameters) };
}

function withoutParameters(form: FormDefinition): Omit<FormDefinition, "parameters"> {
  const { parameters: _, ...summary } = form;
  return summary;
}

/**
 * Returns the translation into the requested language, or the form itself without one. Sets `lang`.
 */
function inLanguage(form: FormDefinition, forms: readonly FormDefinition[], url: URL) {
  const lang = readCode(url, "lang")?.toLowerCase();
  if (lang === undefined) return form;
  const isSame = (other: FormDefinition) => originalOf(other) === originalOf(form);
  const best = forms.find((other) => isSame(other) && isIn(lang, other)) ?? form;
  return { ...best, id: form.id, lang: best.lang ?? "en" };
}

const originalOf = ({ id, translation_of = id }: FormDefinition): string => translation_of;

const isIn = (lang: string, form: FormDefinition) => (form.lang ?? "en") === lang;

/** Whether `form` is in the language, or is an original without a translation into it. */
const isBestFor = (lang: string, form: FormDefinition, forms: readonly FormDefinition[]) =>
  isIn(lang, form) ||
  (form.translation_of === undefined &&
    !forms.some((other) => other.translation_of === form.id && isIn(lang, other)));
