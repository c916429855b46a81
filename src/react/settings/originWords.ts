import { formatList } from "../../core/messages/defineMessages.ts";
import { bareLabel } from "../../core/messages/labelled.ts";
import type { Words } from "../parts/contract.ts";
import type { ResolvedSettings } from "./settings.ts";
import { words } from "../../core/messages/text.ts";

/** Returns the note of a prefilled or computed value. */
export function originWords(
  settings: ResolvedSettings,
  origin: string | null,
  computedFrom: readonly string[],
): Words | null {
  if (origin !== null) return words(settings, "prefilled", { origin });
  if (computedFrom.length === 0) return null;
  return words(settings, "computed", { labels: formatList(settings, computedFrom.map(bareLabel)) });
}
