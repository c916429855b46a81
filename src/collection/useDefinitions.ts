"use client";
import { useEffect, useMemo, useState } from "react";
import type { FormClient } from "../client/client.ts";
import { HttpError, NotFormError } from "../client/errors/index.ts";
import { FormDefinitionError } from "../core/definitionIssue.ts";
import type { Form } from "../core/form.ts";
import { safeParseForm } from "../core/parseForm.ts";
import { useLatest, useStable } from "../react/useStable.ts";
import type { CollectionEntry, FormFailure } from "./collectionForm.ts";

/** The definition of a form of a collection, or why there is none. */
export type Definition =
  | { readonly status: "ready"; readonly form: Form }
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly reason: FormFailure; readonly error: unknown };

/** Reads forms by id. */
export type FormSource = Pick<FormClient, "getForm">;

const loading: Definition = { status: "loading" };

/** The definitions of a collection by id: those that are given at once, the others fetched, all at the same time. */
export function useDefinitions(
  entries: readonly CollectionEntry[],
  source: FormSource | undefined,
): { readonly definitions: ReadonlyMap<string, Definition>; reload(): void } {
  const [fetched, setFetched] = useState<ReadonlyMap<string, Definition>>(new Map());
  const [tries, setTries] = useState(0);
  const given = useMemo(
    () =>
      new Map(
        entries.flatMap(({ id, given: { form, ...options } }) =>
          form === undefined ? [] : [[id, parsed(form, options)] as const],
        ),
      ),
    [entries],
  );

  const wanted = useStable(
    entries.flatMap(({ id, given: { form, ...options } }) =>
      form === undefined ? [{ id, ...parseOptions(options) }] : [],
    ),
  );
  const latest = useLatest(source);
  useEffect(() => {
    const left = new AbortController();
    const note = (id: string, definition: Definition): void => {
      if (left.signal.aborted) return;
      setFetched((before) => {
        const isLoss = definition.status === "failed" && before.get(id)?.status === "ready";
        return isLoss ? before : new Map(before).set(id, definition);
      });
    };
    for (const { id, ...options } of wanted) {
      if (!latest.current) {
        const error = new Error(
          `The form ${JSON.stringify(id)} has no definition and there is no client to fetch it with. Give the collection a client, or the form its definition.`,
        );
        note(id, { status: "failed", reason: "loadFailed", error });
      } else
        latest.current.getForm(id, { ...options, signal: left.signal }).then(
          (form) => note(id, { status: "ready", form }),
          (error) => note(id, { status: "failed", reason: reasonOf(error), error }),
        );
    }
    return () => left.abort();
  }, [wanted, latest, tries]);

  const definitions = useMemo(
    () =>
      new Map(entries.map(({ id }) => [id, given.get(id) ?? fetched.get(id) ?? loading] as const)),
    [entries, given, fetched],
  );
  return {
    definitions,
    reload() {
      const kept = [...fetched].filter(([, { status }]) => status === "ready");
      setFetched(new Map(kept));
      setTries(tries + 1);
    },
  };
}

const parseOptions = ({ lenient = false, unknownTypes = "string" }: ParseOptions) => ({
  lenient,
  unknownTypes,
});

type ParseOptions = Pick<CollectionEntry["given"], "lenient" | "unknownTypes">;

function parsed(json: unknown, options: ParseOptions): Definition {
  const found = safeParseForm(json, parseOptions(options));
  if (found.ok) return { status: "ready", form: found.form };
  const error = new FormDefinitionError(found.issues, found.total);
  return { status: "failed", reason: "definitionError", error };
}

function reasonOf(error: unknown): FormFailure {
  if (error instanceof NotFormError) return "definitionError";
  return error instanceof HttpError && error.status === 404 ? "notFound" : "loadFailed";
}
