"use client";
import { useSyncExternalStore } from "react";
import type { LazyModule } from "./lazyModule.ts";

const none = () => null;

/** Loads a module. Returns `null` until it is loaded. Each render retries a failed load. */
export const useLoaded = <T>({ subscribe, loaded }: LazyModule<T>): T | null =>
  useSyncExternalStore((listener) => subscribe(listener), loaded, none);
