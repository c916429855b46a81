import { english, type MessageKey } from "../core/english.ts";
import { fillMessage } from "../core/messages.ts";
import type { ResolvedSettings } from "./settings.ts";

/** A label or sentence in the form's language. */
export const text = (
  { messages }: Pick<ResolvedSettings, "messages">,
  key: MessageKey,
  values: Readonly<Record<string, string>> = {},
): string => fillMessage(messages[key] ?? english[key], values);
