"use client";
import { useMemo } from "react";
import { ConditionError } from "../../core/model/ConditionError.ts";
import type { Form } from "../../core/definition/form.ts";
import type { CollectionEntry } from "../state/entries.ts";
import type { Definition } from "../state/definition.ts";
import type { Signer } from "../signature.ts";
import {
  collectionConditions,
  type CollectionConditions,
} from "../../document/check/collectionConditions.ts";

interface Conditions {
  readonly shows: CollectionConditions;
  /** Why the conditions cannot be; then everything is shown. */
  readonly problem: ConditionError | null;
}

const empty: Form = { parameters: [] };

const unconditional = { shows: Object.assign(() => () => true, { results: () => ({}) }) };

/**
 * The conditions of a collection, checked with the definitions that are there. `entries` are those
 * that are steps.
 */
export const useConditions = (
  all: readonly CollectionEntry[],
  entries: readonly CollectionEntry[],
  definitions: ReadonlyMap<string, Definition>,
  signers: readonly Pick<Signer, "id" | "when">[],
): Conditions =>
  useMemo(() => {
    try {
      const placed = new Set(entries.map(({ id }) => id));
      const forms = all.map(({ id, options }) => {
        const definition = definitions.get(id);
        const form = definition?.status === "ready" ? definition.form : null;
        return { id, options, form, isPlaced: placed.has(id) };
      });
      // Who signs waits for answers as a form without questions does.
      const signing = signers.map(({ id, when }) => ({
        id,
        options: { when },
        form: empty,
        isPlaced: true,
      }));
      return { shows: collectionConditions([...forms, ...signing]), problem: null };
    } catch (error) {
      if (error instanceof ConditionError) return { ...unconditional, problem: error };
      throw error;
    }
  }, [all, entries, definitions, signers]);
