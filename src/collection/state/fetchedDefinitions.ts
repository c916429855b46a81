import type { FormClient } from "../../client/client.ts";
import type { ParameterFormEvent } from "../../react/index.ts";
import {
  doubleClick,
  type UnresolvedSettings,
  guardRepeatedActivation,
  msSince,
  safeCall,
} from "../../react/internal.ts";
import { formFailure, type FormFailure } from "../../core/messages/readFailure.ts";
import type { Form } from "../../core/definition/form.ts";
import type { CollectionEntry } from "./collectionForm.ts";
import { memoizeLast, type Store } from "../support/store.ts";
import { FormDefinitionError } from "../../core/definition/definitionIssue.ts";
import { safeParseForm } from "../../core/definition/parseForm.ts";
import type { ParseFormOptions } from "../../core/definition/parseParameter.ts";

/** The part of a client that fetches forms. */
export type FormSource = Pick<FormClient, "getForm">;

/** Fetched definitions by id. */
export interface DefinitionState {
  readonly fetched: ReadonlyMap<string, Definition>;
}

const loading: Definition = { status: "loading" };

interface DefinitionsInput {
  /** The forms that are steps. Others are not fetched. */
  readonly entries: readonly CollectionEntry[];
  readonly source: FormSource | undefined;
  /**
   * Language to request; `false` requests none.
   * @default the language of the form's `messages`
   */
  readonly lang: string | false | undefined;
  readonly settings: UnresolvedSettings;
  readonly onEvent: ((id: string, event: ParameterFormEvent) => void) | undefined;
}

const requestsFor = ({ entries, lang, settings }: DefinitionsInput) =>
  entries.flatMap(({ id, options: { form, messages, ...options } }) => {
    const language = lang ?? (messages?.["lang"] ?? settings.messages["lang"])?.split("-")[0];
    return form === undefined
      ? [{ id, ...withParseDefaults(options), ...(language && { lang: language }) }]
      : [];
  });

type Requests = ReturnType<typeof requestsFor>;

/**
 * Creates the definitions of a collection by id. The app's own definitions are available at once;
 * the others are fetched in parallel.
 */
export function createDefinitions(state: Store<DefinitionState>) {
  const declaredIn = memoizeLast(
    (all: readonly CollectionEntry[]) =>
      new Map(
        all.flatMap(({ id, options: { form, ...options } }) =>
          form === undefined ? [] : [[id, parseDefinition(form, options)] as const],
        ),
      ),
  );
  const definitionsOf = memoizeLast(
    (all: readonly CollectionEntry[], fetched: DefinitionState["fetched"]) => {
      const declared = declaredIn(all);
      return new Map(
        all.map(({ id }) => [id, declared.get(id) ?? fetched.get(id) ?? loading] as const),
      );
    },
  );
  /** Request options of each loaded form, as JSON. */
  const had = new Map<string, string>();
  let latest:
    | (Pick<DefinitionsInput, "source" | "onEvent"> & { requests: Requests; key: string })
    | undefined;
  let sent: AbortController | undefined;

  const put = (id: string, definition: Definition): void =>
    state.set({ fetched: new Map(state.get().fetched).set(id, definition) });
  const stop = (): void => {
    sent?.abort();
    sent = undefined;
  };
  const fetchAll = (source: FormSource | undefined, requests: Requests): void => {
    const { signal } = (sent = new AbortController());
    const startTime = performance.now();
    for (const { id, ...options } of requests) {
      const key = JSON.stringify(options);
      if (had.get(id) === key) continue;
      const note = (definition: Definition): void => {
        if (signal.aborted) return;
        const outcome = definition.status === "failed" ? definition.reason : "loaded";
        const event = { type: "load", outcome, duration: msSince(startTime) } as const;
        safeCall(() => latest?.onEvent?.(id, event));
        if (definition.status === "ready") had.set(id, key);
        else if (state.get().fetched.get(id)?.status === "ready") return;
        put(id, definition);
      };
      if (!source) {
        const error = new Error(
          `The form ${JSON.stringify(id)} has no definition, and the collection has no client to fetch it. Pass client, or form.`,
        );
        note({ status: "failed", reason: "tryAgain", error, isMistake: true });
      } else
        source.getForm(id, { ...options, signal }).then(
          (form) => note({ status: "ready", form }),
          (error) => note({ status: "failed", reason: formFailure(error), error }),
        );
    }
  };

  return {
    read: (all: readonly CollectionEntry[]): ReadonlyMap<string, Definition> =>
      definitionsOf(all, state.get().fetched),
    /** Fetches the definitions, unless the requests are unchanged. */
    follow(input: DefinitionsInput): void {
      const { source, onEvent } = input;
      const requests = requestsFor(input);
      const key = JSON.stringify([requests, !source]);
      const isSame = latest?.key === key;
      latest = { source, onEvent, requests, key };
      if (sent && isSame) return;
      stop();
      fetchAll(source, requests);
    },
    reload(): void {
      guardRepeatedActivation()(doubleClick);
      stop();
      const kept = [...state.get().fetched].filter(([, { status }]) => status === "ready");
      state.set({ fetched: new Map(kept) });
    },
    /**
     * Fetches a form again. Returns `null` when the app provided its definition, or when the
     * request failed.
     */
    async revalidate(id: string): Promise<Form | null> {
      const request = latest?.requests.find((one) => one.id === id);
      if (!request || !latest?.source) return null;
      const { id: _, ...options } = request;
      try {
        const form = await latest.source.getForm(id, options);
        put(id, { status: "ready", form });
        return form;
      } catch {
        return null;
      }
    },
    stop,
  };
}

/** The definition of a form of a collection, or the reason why there is none. */
export type Definition =
  | { readonly status: "ready"; readonly form: Form }
  | { readonly status: "loading" }
  | {
      readonly status: "failed";
      readonly reason: FormFailure;
      readonly error: unknown;
      /** Whether the app passed neither a definition nor a client, which is reported. */
      readonly isMistake?: boolean;
    };

/** Resolves the defaults of the parse options. */
const withParseDefaults = ({ lenient = false, unknownTypes = "string" }: ParseFormOptions) => ({
  lenient,
  unknownTypes,
});

export function parseDefinition(json: unknown, options: ParseFormOptions): Definition {
  const found = safeParseForm(json, withParseDefaults(options));
  if (found.ok) return { status: "ready", form: found.form };
  const error = new FormDefinitionError(found.issues);
  return { status: "failed", reason: "definitionError", error };
}
