import type { ListPaths, SchemaOptions } from "../core/index.ts";
import { omitUndefined, ownValue } from "../core/record.ts";
import { answerError, Refusal } from "./answer.ts";
import type { Collection } from "../document/schema/collection.ts";
import type { FormDefinition } from "./forms/definition.ts";
import { fail, wait } from "./forms/fail.ts";
import { drawFaults, type Fault } from "./faults.ts";
import { formFinder, formRoutes, answerDocument } from "./forms/forms.ts";
import { type Lists, listRoutes } from "./lists/lists.ts";
import { dispatch, type Route } from "./routes.ts";
import { submissionRoutes } from "./forms/submissions.ts";

/**
 * What the reference service serves, and how it checks submissions, to all forms alike: give it the
 * rules that the browser has.
 */
export interface ServiceOptions extends SchemaOptions {
  readonly forms: readonly FormDefinition[];
  readonly lists: Lists;
  /** Documents of collections, each known by its `id`. */
  readonly collections?: readonly Collection[] | undefined;
  /** What the submissions of one form are checked with besides, by its id, such as its `when`. */
  readonly formOptions?: Readonly<Record<string, SchemaOptions>> | undefined;
  /** Where the service is mounted, such as `/api`; at the root unless given. */
  readonly basePath?: string | undefined;
  /** Paths of lists where they are not those of `endpoints`, as the client takes them. */
  readonly paths?: ListPaths | undefined;
  /**
   * What goes wrong on purpose, for stories and tests: `[{ on: "employees", rate: 0.2, fails: {
   * status: 503 } }]`.
   */
  readonly faults?: readonly Fault[] | undefined;
  /**
   * Of the random numbers that faults are drawn with, so that a test repeats itself: 1 unless
   * given.
   */
  readonly seed?: number | undefined;
}

/** As a form joins its settings with those around it: messages and rules one by one. */
const joinOptions = (all: SchemaOptions, one: SchemaOptions = {}): SchemaOptions => ({
  ...all,
  ...omitUndefined(one),
  messages: { ...all.messages, ...omitUndefined(one.messages) },
  rules: { ...all.rules, ...one.rules },
});

/**
 * Answers one request. It never rejects: an error is a response with an `ErrorEnvelope`. With
 * `faults`, `Response.error()` stands for a connection that ended before the answer, and a body may
 * fail or stall: a server should do the same to its connection. `fetch` of a client may be a
 * service as it is.
 */
export type Service = (request: Request) => Promise<Response>;

/**
 * The reference service: forms, lists in pages, and submissions checked as in the browser. It runs
 * wherever there is `Request`.
 *
 * `faults` make it slow, broken or silent, by share of the requests, by path and by number: with
 * `latency` in ms, `fails` with a status, `"dropped"`, `"cut"` or `"stalled"`, drawn with a seeded
 * random source.
 * @throws RangeError for a fault that cannot be
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
  const find = formFinder(forms);
  const base = basePath.replace(/\/$/, "");
  const routes = [
    ...formRoutes(forms, find),
    ...collectionRoutes(collections),
    ...submissionRoutes(find, (id) => joinOptions(options, ownValue(formOptions, id))),
    ...listRoutes(lists, paths),
  ].map((route) => ({ ...route, path: base + route.path }));
  const draw = drawFaults(faults, { seed, basePath: base, paths });
  return async (request) => {
    try {
      const { latency, fails } = draw(new URL(request.url).pathname);
      await wait(latency, request.signal);
      const handle = () => dispatch(routes, request);
      return await (fails ? fail(fails, handle) : handle());
    } catch (error) {
      return answerError(error);
    }
  };
}

/** `GET /collections/{collection_id}`. */
function collectionRoutes(collections: readonly Collection[]): readonly Route[] {
  const byId = new Map(collections.map((one) => [one.id, one]));
  return [
    {
      method: "GET",
      path: "/collections/{collection_id}",
      handle({ params: { collection_id = "" }, request }) {
        const found = byId.get(collection_id);
        if (found) return answerDocument(found, request);
        throw new Refusal(404, "not_found", "There is no collection with this id");
      },
    },
  ];
}
