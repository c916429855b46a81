"use client";
import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from "react";
import { lazyModule } from "./lazyModule.ts";

const none = () => null;

/**
 * Returns a component whose code loads when it mounts. Until then, if loading fails, and on
 * servers, renders the prop `plain`.
 */
export function lazyComponent<P extends { readonly plain?: ReactNode }>(
  fetch: () => Promise<ComponentType<P>>,
): (props: P) => ReactNode {
  const { subscribe, loaded } = lazyModule(fetch);
  return function Lazy(props) {
    const Loaded = useSyncExternalStore(subscribe, loaded, none);
    return Loaded ? createElement(Loaded, props) : props.plain;
  };
}
