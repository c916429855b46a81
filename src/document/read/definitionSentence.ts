import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";

const between = ", found ";

/** Formats an issue of `parseForm` or `parseCollection` as a sentence that names the key. */
export function definitionSentence({ path, message }: DefinitionIssue): string {
  const key = /\.([^.[\]]+)$/.exec(path)?.[1];
  const subject = key === undefined ? "It" : `“${key}”`;
  const at = message.lastIndexOf(between);
  if (at < 0)
    return `${subject}: ${message.replace(/\$\.parameters\[(\d+)\]\.name/, (_, index) => `question ${Number(index) + 1}`)}`;
  const expected = message.slice(0, at).replace(/^expected /, "");
  const found = message.slice(at + between.length);
  return found === "nothing"
    ? `${subject} is missing, and must be ${expected}`
    : `${subject} must be ${expected}, but is ${found}`;
}
