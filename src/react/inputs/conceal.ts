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
