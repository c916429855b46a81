"use client";
import { useMemo, useSyncExternalStore } from "react";
import type { OnStepChange } from "./position.ts";

/** A collection's step, kept in the page's address: spread it on `<FormCollection>`. */
export interface HashStep {
  /** A form's id, `tasks`, `review`, `sign` or `receipt`; `undefined` where the address names none. */
  readonly step: string | undefined;
  readonly onStepChange: OnStepChange;
}

/**
 * Keeps a collection's step after the `#` of the page's address, for an app that has no router: the
 * browser's Back goes one step back, and a page that is loaded again stays at its step. Nothing but
 * the step's id stands there, under `key`, which tells several collections of a page apart. Other
 * pairs, as in `#tab=2&step=review`, stay; a link to a place of the page, such as `#main`, moves
 * nobody to another step. A server draws the first step.
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

function subscribe(tell: () => void): () => void {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
}

const noStep = (): undefined => undefined;

/** The pairs after the `#`; none of them in a link to a place of the page. */
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
      // A relative address would be taken from the page's <base>.
      if (replace) location.replace(url);
      else location.hash = url.hash;
    },
  };
}
