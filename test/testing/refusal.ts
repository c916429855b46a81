/** What a rejection says. */
export const refusal = (filling: Promise<void>): Promise<string> =>
  filling.then(
    () => "filled in",
    (error: unknown) => String(error),
  );
