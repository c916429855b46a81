import { counted } from "../../core/messages/defineMessages.ts";
import type { UnresolvedSettings } from "../settings/settings.ts";
import { onDemand } from "../../core/messages/onDemandMessages.ts";

export const resultsText = (settings: UnresolvedSettings, count: number): string =>
  count === 0
    ? onDemand.text(settings, "noResults")
    : counted(onDemand, settings, "results", count).children;
