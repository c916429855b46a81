"use client";
import { type Context, createContext, useContext, useMemo } from "react";
import { sameDefinition } from "../support/sameDefinition.ts";
import { useStable } from "../support/useStable.ts";
import { warn } from "../support/warn.ts";
import { definedProps } from "./definedProps.ts";
import { defaultSettings } from "./defaultSettings.ts";
import { resolveSettings } from "./resolveSettings.ts";
import type { FormSettings, UnresolvedSettings } from "./settings.ts";

/** Settings of the surrounding provider, or the defaults. */
export const SettingsContext: Context<UnresolvedSettings> =
  createContext<UnresolvedSettings>(defaultSettings);

/**
 * Merges `props` into the settings of the context. Returns the same object while the settings are
 * deeply equal.
 */
export function useSettings(props: FormSettings): UnresolvedSettings {
  const around = useContext(SettingsContext);
  const settings = useMemo(() => resolveSettings(definedProps(props), around), [props, around]);
  return useStable<UnresolvedSettings>(settings, (before, after) => {
    const isSame = sameDefinition(before, after);
    if (!isSame) warn("parts", { before, after });
    return isSame;
  });
}
