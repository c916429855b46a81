"use client";
import type { Components } from "../../../react/index.ts";
import { type UnresolvedSettings, useSettings } from "../../../react/internal.ts";
import type { ListLanguage } from "./listMessages.ts";

/** Messages, locale and parts of a list. */
export interface ListWording extends ListLanguage {
  /** Custom parts. Each replaces its default part. */
  readonly components?: Partial<Components> | undefined;
}

/** Resolves the settings of a list: its own, else those of the providers. */
export function useListSettings(
  options: ListWording,
): ListWording & { readonly settings: UnresolvedSettings } {
  const { messages, locale, components } = options;
  const settings = useSettings({ messages, locale, components });
  return { messages: settings.messages, locale: settings.locale, settings };
}
