/** What is said in English of a form that is fetched by its id. */
export const fetchedWords = {
  loading: "Loading the form",
  loadFailed: "The form could not be loaded. {why}",
  retry: "Try again",
} as const satisfies Record<string, string>;
