/**
 * What is told of issues, in English, by reason. `{label}` is the parameter's label, `{example}` a
 * value as the locale writes it.
 */
export const englishIssues = {
  missing: "Enter {label}",
  "missing.boolean": "Select yes if “{label}” applies, otherwise no",
  "missing.select": "Select an option for {label}",
  notText: "{label} must be text",
  notBoolean: "Select yes or no for {label}",
  notOption: "Select one of the listed options for {label}",
  notNumber: "{label} must be a number",
  "notNumber.currency": "{label} must be an amount, like {example}",
  "notNumber.number": "{label} must be a whole number, like {example}",
  "notNumber.percent": "{label} must be a percentage, like {example}",
  ambiguous: "{label} can be read in more than one way. Write it like {example}",
  tooManyDecimals: "{label} can have at most two decimals, like {example}",
  notWhole: "{label} must be a whole number, like {example}",
  negative: "{label} cannot be below 0",
  "negative.number": "Enter 1 or more for {label}",
  "negative.number.optional": "Enter 1 or more for {label}, or leave it empty",
  notPositive: "Enter 1 or more for {label}",
  "notPositive.optional": "Enter 1 or more for {label}, or leave it empty",
  tooLarge: "{label} must be 100 or less",
  customError: "Check {label}",
} as const satisfies Record<string, string>;
