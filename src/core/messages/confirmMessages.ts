/** English messages about checking prefilled answers. */
export const confirmMessages = {
  confirm: "This is right",
  confirmWith: "This is right: {label}",
  /** Issue of an answer that nobody checked. */
  unconfirmed: "check your answer, then select “This is right”",
} as const;
