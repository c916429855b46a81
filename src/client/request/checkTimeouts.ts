/** The longest delay of `setTimeout`, in ms. A longer one fires at once. */
const maxTimeout = 2 ** 31 - 1;

/**
 * Validates durations in ms.
 * @throws RangeError with the option's name, unless the duration is more than 0 and at most
 * `maxTimeout`
 */
export function checkTimeouts(options: Readonly<Record<string, number>>): void {
  for (const [name, ms] of Object.entries(options))
    if (!(ms > 0 && ms <= maxTimeout))
      throw new RangeError(
        `${name} must be more than 0 and at most ${maxTimeout} milliseconds. Omit it for the default.`,
      );
}
