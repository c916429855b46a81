"use client";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this is drawn on a server, or to take over what a server drew. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
