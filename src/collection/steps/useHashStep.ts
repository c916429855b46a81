"use client";
import { useMemo, useSyncExternalStore } from "react";
import { listen } from "../../react/internal.ts";
import type { OnStepChange } from "./stepper.ts";

/** Step of a collection in the page's address. Spread it on `<FormCollection>`. */
export interface HashStep {
  /** A form's id, `tasks`, `review`, `sign` or `receipt`; `undefined` if the address has none. */
  readonly step: string | undefined;
  readonly onStepChange: OnStepChange;
}

/**
 * Keeps the step of a collection after the `#` of the page's address, for apps without a router.
 *
 * - The browser's Back goes one step back, and a reloaded page keeps its step.
 * - The address only contains the step's id, under `key`, so that a page can have several
 *   collections. Other pairs, as in `#tab=2&step=review`, stay.
 * - Links to an anchor, such as `#main`, do not change the step.
 * - Server rendering renders the first step.
 *
 * @example
 * const step = useHashStep();
 * <FormCollection {...step} forms={forms} draft={draft} onSign={sign} />
 */
export function useHashStep(key = "step"): HashStep {
  const address = useMemo(() => addressOf(key), [key]);
  const step = useSyncExternalStore(subscribe, address.read, noStep);
  return { step, onStepChange: address.write };
}

const subscribe = (notify: () => void): (() => void) => listen(window, "hashchange", notify);

const noStep = (): undefined => undefined;

/** Returns the pairs after the `#`, or none for a link to an anchor. */
const pairs = (): readonly string[] => location.hash.slice(1).split("&").filter(isPair);
const isPair = (part: string): boolean => part.includes("=");

function addressOf(key: string) {
  let step: string | undefined;
  return {
    read(): string | undefined {
      const isPlace = location.hash !== "" && pairs().length === 0;
      if (!isPlace) step = new URLSearchParams(pairs().join("&")).get(key) || undefined;
      return step;
    },
    write(to: string, { replace }: Parameters<OnStepChange>[1]): void {
      const others = pairs().filter((pair) => !new URLSearchParams(pair).has(key));
      const url = new URL(location.href);
      url.hash = [...others, new URLSearchParams({ [key]: to })].join("&");
      // A relative address would resolve against the page's `<base>`.
      if (replace) location.replace(url);
      else location.hash = url.hash;
    },
  };
}
