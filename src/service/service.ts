import type { ListPaths, SchemaOptions } from "../core/index.ts";
import { omitUndefined, getOwn } from "../core/record.ts";
import { respondError } from "./respond.ts";
import type { Collection } from "../document/schema/collectionTypes.ts";
import type { FormDefinition } from "./forms/definition.ts";
import { type Fault, sampleFaults, simulateFailure, wait } from "./faults.ts";
import { answerDocument, documentFinder, formRoutes } from "./forms/forms.ts";
import { type ServiceLists, listRoutes } from "./lists/lists.ts";
import { dispatch, type Route } from "./routes.ts";
import { submissionRoutes } from "./forms/submissions.ts";

/**
 * Options of `createService`: its data, and the options that validate submissions to all forms.
 * Pass the same `rules` as in the browser.
 */
export interface ServiceOptions extends SchemaOptions {
  readonly forms: readonly FormDefinition[];
  readonly lists: ServiceLists;
  /** Documents of collections, by their `id`. */
  readonly collections?: readonly Collection[] | undefined;
  /** Additional options for submissions to one form, by its id, such as its `when`. */
  readonly formOptions?: Readonly<Record<string, SchemaOptions>> | undefined;
  /**
   * Path that the service is mounted at, such as `/api`.
   * @default the root
   */
  readonly basePath?: string | undefined;
  /** Paths of lists that differ from `endpoints`, as for the client. */
  readonly paths?: ListPaths | undefined;
  /**
   * Simulated faults, for stories and tests.
   * @example [{ on: "employees", rate: 0.2, fails: { status: 503 } }]
   */
  readonly faults?: readonly Fault[] | undefined;
  /**
   * Seed of the random numbers of `faults`, for repeatable tests.
   * @default 1
   */
  readonly seed?: number | undefined;
}

/** Merges the options of one form into those of all forms: `messages` and `rules` by key. */
const joinOptions = (all: SchemaOptions, one: SchemaOptions = {}): SchemaOptions => ({
  ...all,
  ...omitUndefined(one),
  messages: { ...all.messages, ...omitUndefined(one.messages) },
  rules: { ...all.rules, ...one.rules },
});

/**
 * Handles one request. Never rejects: an error is a response with an `ErrorEnvelope`.
 *
 * With `faults`, `Response.error()` represents a connection that ended before the response, and a
 * body may fail or stall. A server should then close or stall its connection. A service can be used
 * as `fetch` of a client.
 */
export type Service = (request: Request) => Promise<Response>;

/**
 * Creates the reference service: forms, paginated lists, and submissions validated as in the
 * browser. It runs wherever `Request` exists.
 *
 * `faults` add latency or failures to a share of the requests, to a path, or to a number of
 * requests. They are chosen by a seeded random source.
 * @throws RangeError for an invalid fault
 */
export function createService({
  forms,
  lists,
  collections = [],
  basePath = "",
  paths = {},
  formOptions = {},
  faults = [],
  seed = 1,
  ...options
}: ServiceOptions): Service {
  const find = documentFinder("form", forms);
  const findCollection = documentFinder("collection", collections);
  const base = basePath.replace(/\/$/, "");
  const routes = [
    ...formRoutes(forms, find),
    {
      method: "GET",
      path: "/collections/{collection_id}",
      handle: ({ params, request }) => answerDocument(findCollection(params), request),
    } satisfies Route,
    ...submissionRoutes(find, (id) => joinOptions(options, getOwn(formOptions, id))),
    ...listRoutes(lists, paths),
  ].map((route) => ({ ...route, path: base + route.path }));
  const sample = sampleFaults(faults, { seed, basePath: base, paths });
  return async (request) => {
    try {
      const { latency, fails } = sample(new URL(request.url).pathname);
      await wait(latency, request.signal);
      const handle = () => dispatch(routes, request);
      return await (fails ? simulateFailure(fails, handle) : handle());
    } catch (error) {
      return respondError(error);
    }
  };
}
