"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import type { FormClient } from "../../client/client.ts";
import {
  doubleClick,
  type GivenSettings,
  guardRepeatedActivation,
  useLatest,
  useStable,
} from "../../react/internal.ts";
import { formFailure } from "../../core/messages/failure.ts";
import type { Form } from "../../core/definition/form.ts";
import type { CollectionEntry } from "./entries.ts";
import { type Definition, parseOptions, parsed } from "./definition.ts";

/** Reads forms by id. */
export type FormSource = Pick<FormClient, "getForm">;

const loading: Definition = { status: "loading" };

interface Asking {
  /** Every form of the collection. */
  readonly all: readonly CollectionEntry[];
  /** Those that are steps: of the others, none is fetched. */
  readonly entries: readonly CollectionEntry[];
  readonly source: FormSource | undefined;
  /** The language to ask for; that of a form's `messages` unless given, none when `false`. */
  readonly lang: string | false | undefined;
  readonly settings: GivenSettings;
}

/**
 * The definitions of a collection by id: those that are given at once, the others fetched, all at
 * the same time.
 */
export function useDefinitions({ all, entries, source, lang, settings }: Asking): {
  readonly definitions: ReadonlyMap<string, Definition>;
  reload(): void;
  /** Fetches a form once more; `null` for one that the app gave, or that could not be had. */
  revalidate(id: string): Promise<Form | null>;
} {
  const [fetched, setFetched] = useState<ReadonlyMap<string, Definition>>(new Map());
  const [tries, setTries] = useState(0);
  const declared = useMemo(
    () =>
      new Map(
        all.flatMap(({ id, options: { form, ...options } }) =>
          form === undefined ? [] : [[id, parsed(form, options)] as const],
        ),
      ),
    [all],
  );

  const wanted = useStable(
    entries.flatMap(({ id, options: { form, messages, ...options } }) => {
      const spoken = lang ?? (messages?.["lang"] ?? settings.messages["lang"])?.split("-")[0];
      return form === undefined
        ? [{ id, ...parseOptions(options), ...(spoken && { lang: spoken }) }]
        : [];
    }),
  );
  const latest = useLatest(source);
  const hasSource = source !== undefined;
  /** How each form that is there was asked for. */
  const had = useRef(new Map<string, string>());
  useEffect(() => {
    const left = new AbortController();
    for (const { id, ...options } of wanted) {
      const asked = JSON.stringify(options);
      if (had.current.get(id) === asked) continue;
      const note = (definition: Definition): void => {
        if (left.signal.aborted) return;
        if (definition.status === "ready") had.current.set(id, asked);
        setFetched((before) => {
          const isLoss = definition.status === "failed" && before.get(id)?.status === "ready";
          return isLoss ? before : new Map(before).set(id, definition);
        });
      };
      if (!latest.current) {
        const error = new Error(
          `The form ${JSON.stringify(id)} has no definition and there is no client to fetch it with. Give the collection a client, or the form its definition.`,
        );
        note({ status: "failed", reason: "tryAgain", error, isMistake: true });
      } else
        latest.current.getForm(id, { ...options, signal: left.signal }).then(
          (form) => note({ status: "ready", form }),
          (error) => note({ status: "failed", reason: formFailure(error), error }),
        );
    }
    return () => left.abort();
  }, [wanted, latest, hasSource, tries]);

  const definitions = useMemo(
    () =>
      new Map(all.map(({ id }) => [id, declared.get(id) ?? fetched.get(id) ?? loading] as const)),
    [all, declared, fetched],
  );
  return {
    definitions,
    reload() {
      guardRepeatedActivation()(doubleClick);
      const kept = [...fetched].filter(([, { status }]) => status === "ready");
      setFetched(new Map(kept));
      setTries(tries + 1);
    },
    async revalidate(id) {
      const asked = wanted.find((one) => one.id === id);
      if (!asked || !latest.current) return null;
      const { id: _, ...options } = asked;
      try {
        const form = await latest.current.getForm(id, options);
        setFetched((before) => new Map(before).set(id, { status: "ready", form }));
        return form;
      } catch {
        return null;
      }
    },
  };
}
