/** English labels of the checkbox that confirms a prefilled answer. */
export const confirmMessages = {
  confirm: "This is right",
  confirmWith: "This is right: {label}",
} as const;
