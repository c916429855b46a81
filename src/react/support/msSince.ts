/** Returns the whole milliseconds since a time of `performance.now()`. */
export const msSince = (startTime: number): number => Math.round(performance.now() - startTime);
