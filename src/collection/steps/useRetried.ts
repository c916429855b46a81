"use client";
import { useState } from "react";
import type { FormCollectionApi } from "../contract.ts";

/**
 * The collection for a step whose form may not be there. The button that tries again is gone when
 * it is pressed, so the heading takes focus as if the step were come to.
 */
export function useRetried(collection: FormCollectionApi): FormCollectionApi {
  const { arrival, reload } = collection;
  const [retries, setRetries] = useState(0);
  return {
    ...collection,
    arrival: { ...arrival, count: arrival.count + retries },
    reload() {
      setRetries(retries + 1);
      reload();
    },
  };
}
