/** The longest delay that timers keep; they fire at once for a longer one. */
const maxTimeout = 2 ** 31 - 1;

/**
 * Checks options that are lengths of time in ms.
 * @throws RangeError, with its name, for one that is not more than 0, or longer than a timer takes.
 */
export function checkTimeouts(options: Readonly<Record<string, number>>): void {
  for (const [name, ms] of Object.entries(options))
    if (!(ms > 0 && ms <= maxTimeout))
      throw new RangeError(
        `${name} is in milliseconds, more than 0 and at most ${maxTimeout}. Leave it out for the default.`,
      );
}
