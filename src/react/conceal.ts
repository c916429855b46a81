/** A sensitive value as others may see it: every letter and digit but the last four is a dot. */
export function concealed(shown: string): string {
  const signs = shown.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  let seen = 0;
  return shown.replace(/[\p{L}\p{N}]/gu, (sign) => (++seen <= signs - 4 ? "•" : sign));
}

/** The last four signs apart from each other, so that a screen reader says them one by one. */
export const lastFour = (value: string): string =>
  (value.match(/[\p{L}\p{N}]/gu) ?? []).slice(-4).join(" ");
