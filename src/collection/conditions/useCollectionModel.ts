"use client";
import { useMemo } from "react";
import { ConditionError } from "../../core/model/ConditionError.ts";
import type { CollectionModel } from "../../core/model/collectionModel.ts";
import type { GivenSettings } from "../../react/internal.ts";
import type { CollectionEntry } from "../state/entries.ts";
import { collectionModelOf, type CollectionModelOptions } from "./collectionModelOf.ts";

/**
 * The model of a collection. Where its conditions cannot be, `problem` is why, and everything is
 * visible.
 */
export const useCollectionModel = (
  all: readonly CollectionEntry[],
  entries: readonly CollectionEntry[],
  { definitions, settings, fills, checks, signers }: CollectionModelOptions,
): { readonly model: CollectionModel<GivenSettings>; readonly problem: ConditionError | null } =>
  useMemo(() => {
    const options = { definitions, settings, fills, checks, signers };
    try {
      return { model: collectionModelOf(all, entries, options), problem: null };
    } catch (error) {
      if (!(error instanceof ConditionError)) throw error;
      return { model: collectionModelOf(all, entries, options, true), problem: error };
    }
  }, [all, entries, definitions, settings, fills, checks, signers]);
