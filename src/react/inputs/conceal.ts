/** Attributes that mask an element in session recorders. */
export const unrecorded = {
  // Microsoft Clarity: https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-masking
  "data-clarity-mask": "true",
  // Datadog: https://docs.datadoghq.com/session_replay/browser/privacy_options
  "data-dd-privacy": "mask",
  // Heap: https://help.heap.io/session-replay/session-replay-data-privacy/what-privacy-settings-does-session-replay-inherit-from-heap
  "data-heap-redact-text": "true",
  // Hotjar: https://help.hotjar.com/hc/en-us/articles/36820034730641
  "data-hj-suppress": "",
  // Mouseflow replaces the element by this: https://scayle.dev/en/developer-guide/checkout/masking-input-data
  "data-mf-replace": "•••",
  // OpenReplay: https://docs.openreplay.com/en/sdk/sanitize-data
  "data-openreplay-obscured": "",
  // LogRocket: https://docs.logrocket.com/reference/dom
  "data-private": "",
  // Sentry: https://docs.sentry.io/platforms/javascript/session-replay/privacy
  "data-sentry-mask": "",
  // Smartlook: https://web.developer.smartlook.com/docs/consent-and-sensitive-data
  "data-sl": "mask",
} as const satisfies Record<string, string>;

/**
 * Classes that mask an element in session recorders:
 * - Amplitude: https://amplitude.com/docs/session-replay/manage-privacy-settings-for-session-replay
 * - FullStory: https://help.fullstory.com/hc/en-us/articles/360020623574
 * - New Relic: https://github.com/newrelic/newrelic-browser-agent/blob/main/src/common/config/init.js
 * - PostHog: https://posthog.com/docs/session-replay/privacy
 * - rrweb: https://github.com/rrweb-io/rrweb/blob/master/guide.md
 */
export const unrecordedClasses = "amp-mask fs-mask nr-mask ph-no-capture rr-mask";

export const dot = "•";

/** A character with its combining marks, except for separators of groups. */
const sign = /[^\s\p{Pd}.,'’٬/()]\p{M}*/gu;

const signsOf = (text: string): readonly string[] => text.match(sign) ?? [];

/** Returns how many characters to hide: all but the last four, and at least half. */
const hiddenOf = ({ length }: readonly string[]): number => length - Math.min(4, length >> 1);

/** Replaces hidden characters by dots. */
export function concealed(shown: string): string {
  const hidden = hiddenOf(signsOf(shown));
  let place = 0;
  return shown.replace(sign, (one) => (place++ < hidden ? dot : one));
}

/** Returns the visible characters with spaces, so that screen readers read them one by one. */
export function endingOf(value: string): string {
  const signs = signsOf(value);
  return signs.slice(hiddenOf(signs)).join(" ");
}

/** Spaces out the characters of a text with digits; `null` for words. */
export const spelled = (text: string): string | null =>
  /\p{Nd}/u.test(text) ? signsOf(text).join(" ") : null;

/** Spaces out the last four characters of a stored value. */
export const lastFour = (stored: string): string => signsOf(stored).slice(-4).join(" ");
