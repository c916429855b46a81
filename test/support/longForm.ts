import { question } from "./questions.ts";

const types = ["boolean?", "currency?", "number", "percent?", "select a|b", "string"];

/** A form of 600 questions, which is drawn in groups and steps. */
export const longForm = {
  parameters: Array.from({ length: 600 }, (_, at) =>
    question(`Question ${at}: ${types[at % types.length]}`),
  ),
};
