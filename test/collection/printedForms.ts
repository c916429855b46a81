import { questions } from "../support/questions.ts";

/** A word for each place, so that each can be looked for. */
const words = (count: number): string =>
  Array.from({ length: count }, (_, place) => `word${place}`).join(" ");

const many = Array.from({ length: 60 }, (_, place) => `Question ${place}: string?`);

/** Forms with their answers: of each type, sensitive, unanswered, longer than a page, and more than a page of questions. */
export const longReview = [
  {
    form: {
      ...questions(
        "Extra: currency?",
        "Status: select? single|married",
        "Exempt: boolean?",
        "ssn: string?",
        "Nothing: string?",
        "Essay: string?",
        "Unbroken: string?",
      ),
      id: "types",
      description: "Every type",
    },
    values: {
      Extra: "1234.50",
      Status: "married",
      Exempt: "false",
      ssn: "123-45-6789",
      Essay: words(1500),
      Unbroken: "x".repeat(500),
    },
  },
  {
    form: { ...questions(...many), id: "many", description: "Many questions" },
    values: Object.fromEntries(
      many.map((_, place) => [`Question ${place}`, `Answer number ${place}.`]),
    ),
  },
] as const;
