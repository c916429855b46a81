import { english } from "./english.ts";

/** What is said in English of a form that is fetched by its id. */
export const fetchedWords = {
  loading: "Loading the form",
  formNotFound: "There is no form with this address. Check the link, or ask the people who sent it",
  definitionError: english.definitionError,
  loadFailed: "The form could not be loaded. Check your connection and try again",
  retry: "Try again",
} as const satisfies Record<string, string>;
