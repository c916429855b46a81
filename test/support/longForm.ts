import { question } from "./questions.ts";

const types = ["boolean?", "currency?", "number", "percent?", "select a|b", "string"];

/** A form of 600 questions, which is drawn in groups and steps, and of which every second one must be answered. */
export const longForm = {
  parameters: Array.from({ length: 600 }, (_, at) =>
    question(`Question ${at}: ${types[at % types.length]}`),
  ),
};

const answers: Readonly<Record<string, string>> = { number: "7", select: "a", string: "text" };

/** An answer to every question of it that must be answered. */
export const longAnswers: Readonly<Record<string, string>> = Object.fromEntries(
  longForm.parameters
    .filter(({ required }) => required)
    .map(({ name, type }) => [name, answers[type] ?? ""]),
);
