import type { SchemaOptions } from "../core/index.ts";
import { answerError } from "./answer.ts";
import type { FormDefinition } from "./definition.ts";
import { formFinder, formRoutes } from "./forms.ts";
import { type Lists, listRoutes } from "./lists.ts";
import { dispatch } from "./routes.ts";
import { submissionRoutes } from "./submissions.ts";

/** What the reference service serves, and how it checks submissions: give it the rules that the browser has. */
export interface ServiceOptions extends SchemaOptions {
  readonly forms: readonly FormDefinition[];
  readonly lists: Lists;
  /** Where the service is mounted, such as `/api`; at the root unless given. */
  readonly basePath?: string;
}

/** Answers one request. It never rejects: an error is a response with an `ErrorEnvelope`. */
export type Service = (request: Request) => Promise<Response>;

/** The reference service: forms, lists in pages, and submissions checked as in the browser. It runs wherever there is `Request`. */
export function createService({
  forms,
  lists,
  basePath = "",
  ...options
}: ServiceOptions): Service {
  const find = formFinder(forms);
  const routes = [
    ...formRoutes(forms, find),
    ...submissionRoutes(find, options),
    ...listRoutes(lists),
  ].map((route) => ({ ...route, path: basePath.replace(/\/$/, "") + route.path }));
  return async (request) => {
    try {
      return await dispatch(routes, request);
    } catch (error) {
      return answerError(error);
    }
  };
}
