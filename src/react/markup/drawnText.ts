import type { ResolvedSettings } from "../settings/settings.ts";

/** A text with markup, where it can be drawn. */
export interface DrawnTextProps {
  readonly text: string;
  readonly settings: ResolvedSettings;
}
