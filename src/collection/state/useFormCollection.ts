"use client";
import { useEffect, useInsertionEffect, useState, useSyncExternalStore } from "react";
import { definedProps, useConfirmLeave, useSettings } from "../../react/internal.ts";
import type { FormCollectionApi, FormCollectionOptions } from "../contract.ts";
import { createCollectionState } from "./collectionState.ts";

/**
 * Manages several forms as one, for a custom layout: their steps, answers, conditions, review and
 * signing.
 *
 * @example
 * const collection = useFormCollection({ forms, onSign: sign });
 * const form = collection.forms.find(({ id }) => id === collection.step.id);
 * if (form?.status === "ready") return <Step key={form.id} collection={collection} form={form} />;
 */
export function useFormCollection(own: FormCollectionOptions): FormCollectionApi {
  const options = definedProps(own);
  const settings = useSettings({ ...options, checks: undefined });
  const [state] = useState(createCollectionState);
  const edited = useConfirmLeave(state.isUnsent);
  const view = state.view({ options, settings }, edited);
  useSyncExternalStore(state.subscribe, view.version, view.version);
  // Runs before the effects of the children.
  useInsertionEffect(view.commit);
  useEffect(() => () => state.stop(), [state]);
  useEffect(() => view.follow());
  return view.collection;
}
