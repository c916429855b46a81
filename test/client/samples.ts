export const form = {
  id: "form_1",
  description: "Withholding certificate",
  parameters: [
    { name: "exempt", label: "Exempt?", type: "boolean", required: false, options: null },
  ],
};

export const emptyPage = { next: null, previous: null, results: [] };

/** For clients whose retries should come at once. */
export const atOnce = () => 0;

/** What a promise rejects with. */
export const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => {
      throw new Error("Expected a rejection.", { cause: value });
    },
    (error: unknown) => error,
  );
