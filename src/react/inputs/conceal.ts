/**
 * Attributes by which session recorders leave out what an element holds: those of Datadog, Microsoft
 * Clarity, Hotjar, LogRocket, OpenReplay, Sentry and Smartlook.
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

/** Classes for the same: those of Amplitude, FullStory, New Relic, PostHog and rrweb. */
export const unrecordedClasses = "amp-mask fs-mask nr-mask ph-no-capture rr-mask";

/** Stands for a sign that is hidden. */
export const dot = "•";

/** What a person takes for one, accents included: all but what keeps groups of them apart. */
const sign = /[^\s\p{Pd}.,'’٬/()]\p{M}*/gu;

const signsOf = (text: string): readonly string[] => text.match(sign) ?? [];

/**
 * How many signs of a secret are hidden: others may see the last four, and at most half of them.
 */
const hiddenOf = ({ length }: readonly string[]): number => length - Math.min(4, length >> 1);

/** A sensitive value as others may see it: every sign but the last ones is a dot. */
export function concealed(shown: string): string {
  const hidden = hiddenOf(signsOf(shown));
  let place = 0;
  return shown.replace(sign, (one) => (place++ < hidden ? dot : one));
}

/**
 * What others may see of a sensitive value, the signs apart from each other, so that a screen
 * reader says them one by one.
 */
export function endingOf(value: string): string {
  const signs = signsOf(value);
  return signs.slice(hiddenOf(signs)).join(" ");
}

/** The whole of it, where it has a digit, apart in the same way; `null` for words. */
export const spelled = (text: string): string | null =>
  /\p{Nd}/u.test(text) ? signsOf(text).join(" ") : null;

/** The same of a stored value, which is given as its last four. */
export const lastFour = (stored: string): string => signsOf(stored).slice(-4).join(" ");
