import { formatList } from "../../core/messages/defineMessages.ts";
import { bareLabel } from "../../core/messages/labelled.ts";
import type { MessageProps } from "../parts/contract.ts";
import type { ResolvedSettings } from "./settings.ts";
import { words } from "../../core/messages/text.ts";

/** Returns the note of a prefilled or computed value. */
export function originMessage(
  settings: ResolvedSettings,
  origin: string | null,
  computedFrom: readonly string[],
): MessageProps | null {
  if (origin !== null) return words(settings, "prefilled", { origin });
  if (computedFrom.length === 0) return null;
  return words(settings, "computed", { labels: formatList(settings, computedFrom.map(bareLabel)) });
}
