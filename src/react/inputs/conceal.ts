/** Attributes that mask an element in session recorders. */
export const unrecorded = {
  // Microsoft Clarity: https://github.com/microsoft/clarity/blob/master/packages/clarity-js/types/layout.d.ts
  "data-clarity-mask": "true",
  // Datadog: https://docs.datadoghq.com/session_replay/browser/privacy_options
  "data-dd-privacy": "mask",
  // Smartlook: https://web.developer.smartlook.com/docs/consent-and-sensitive-data
  "data-sl": "mask",
  // Sentry: https://docs.sentry.io/platforms/javascript/session-replay/privacy
  "data-sentry-mask": "",
  // OpenReplay: https://docs.openreplay.com/en/sdk/sanitize-data
  "data-openreplay-obscured": "",
  // Hotjar: https://help.hotjar.com/hc/en-us/articles/115012439167
  "data-hj-suppress": "",
  // LogRocket: https://docs.logrocket.com/reference/dom
  "data-private": "",
} as const satisfies Record<string, string>;

/**
 * Classes that mask an element in session recorders:
 * - Amplitude: https://github.com/amplitude/Amplitude-TypeScript/blob/main/packages/session-replay-browser/src/constants.ts
 * - FullStory: https://developer.fullstory.com/mobile/react-native/fullcapture/add-class
 * - New Relic: https://github.com/newrelic/newrelic-browser-agent/blob/main/src/common/config/init.js
 * - PostHog: https://posthog.com/docs/session-replay/privacy
 * - rrweb: https://github.com/rrweb-io/rrweb/blob/master/guide.md
 */
export const unrecordedClasses = "amp-mask fs-mask nr-mask ph-no-capture rr-mask";

export const dot = "•";

/** A character with its combining marks, except for separators of groups. */
const character = /[^\s\p{Pd}.,'’٬/()]\p{M}*/gu;

const charactersOf = (text: string): readonly string[] => text.match(character) ?? [];

/** Returns how many characters to hide: all but the last four, and at least half. */
const hiddenOf = ({ length }: readonly string[]): number => length - Math.min(4, length >> 1);

/** Replaces hidden characters by dots. */
export function concealed(shown: string): string {
  const hidden = hiddenOf(charactersOf(shown));
  let place = 0;
  return shown.replace(character, (one) => (place++ < hidden ? dot : one));
}

/** Returns the visible characters with spaces, so that screen readers read them one by one. */
export function endingOf(value: string): string {
  const characters = charactersOf(value);
  return characters.slice(hiddenOf(characters)).join(" ");
}

/** Returns a text with spaces between its characters; `null` if it has no digits. */
export const spelled = (text: string): string | null =>
  /\p{Nd}/u.test(text) ? charactersOf(text).join(" ") : null;

/** Returns the last four characters of a stored value, with spaces between them. */
export const lastFour = (stored: string): string => charactersOf(stored).slice(-4).join(" ");
