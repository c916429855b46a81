/**
 * Attributes that mask an element in session recorders: Datadog, Microsoft Clarity, Hotjar,
 * LogRocket, OpenReplay, Sentry and Smartlook.
 */
export const unrecorded = {
  "data-clarity-mask": "true",
  "data-dd-privacy": "mask",
  "data-hj-suppress": "",
  "data-openreplay-masked": "",
  "data-private": "",
  "data-recording-sensitive": "",
  "data-sentry-mask": "",
} as const satisfies Record<string, string>;

/** Classes that mask an element in Amplitude, FullStory, New Relic, PostHog and rrweb. */
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
