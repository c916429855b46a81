"use client";
import type { Components } from "../../react/index.ts";
import { type GivenSettings, useSettings } from "../../react/internal.ts";
import type { ListLanguage } from "./listWords.ts";

/** How a list is worded and drawn. */
export interface ListWording extends ListLanguage {
  /** Parts that replace the default ones, each on its own. */
  readonly components?: Partial<Components> | undefined;
}

/** How a list is worded and drawn, with what the providers around say where it says nothing. */
export function useListSettings(
  options: ListWording,
): ListWording & { readonly settings: GivenSettings } {
  const { messages, locale, components } = options;
  const settings = useSettings({ messages, locale, components });
  return { messages: settings.messages, locale: settings.locale, settings };
}
