import { formatList } from "../../core/messages/defineMessages.ts";
import { bareLabel } from "../../core/messages/labelledMessage.ts";
import type { MessageProps } from "../parts/contract.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import { formMessage } from "../../core/messages/formText.ts";

/** Returns the note of a prefilled or computed value. */
export function valueSourceNote(
  settings: ResolvedSettings,
  origin: string | null,
  computedFrom: readonly string[],
): MessageProps | null {
  if (origin !== null) return formMessage(settings, "prefilled", { origin });
  if (computedFrom.length === 0) return null;
  return formMessage(settings, "computed", {
    labels: formatList(settings, computedFrom.map(bareLabel)),
  });
}
