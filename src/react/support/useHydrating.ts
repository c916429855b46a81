"use client";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the component renders on a server or during hydration. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
