"use client";
import { type Context, createContext, useContext, useMemo } from "react";
import { sameDefinition } from "../support/sameDefinition.ts";
import { useStable } from "../support/useStable.ts";
import { warn } from "../support/warn.ts";
import { given } from "./given.ts";
import { defaultSettings, resolveSettings } from "./resolveSettings.ts";
import type { FormSettings, GivenSettings } from "./settings.ts";

/** What applies where a form says nothing: the defaults, or what a provider around says. */
export const SettingsContext: Context<GivenSettings> =
  createContext<GivenSettings>(defaultSettings);

/**
 * Settings with what applies where they say nothing, the same object for as long as they say the
 * same.
 */
export function useSettings(props: FormSettings): GivenSettings {
  const around = useContext(SettingsContext);
  const settings = useMemo(() => resolveSettings(given(props), around), [props, around]);
  return useStable<GivenSettings>(settings, (before, after) => {
    const isSame = sameDefinition(before, after);
    if (!isSame) warn("parts", { before, after });
    return isSame;
  });
}
