/** English labels of the checkbox that confirms a prefilled answer. */
export const confirmMessages = {
  confirm: "This is right",
  confirmWith: "This is right: {label}",
} as const;

/** English message of the issue of a prefilled answer that nobody checked. */
export const unconfirmedMessages = {
  unconfirmed: "check your answer, then select “This is right”",
} as const;
