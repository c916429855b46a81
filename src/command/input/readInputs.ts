import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { CannotRun } from "../cannotRun.ts";
import type { Options } from "../verb.ts";
import type { Input } from "./input.ts";

/** What `-` becomes, which cac takes for an option without a name. */
export const standardInput = "standard input";

/** Reads what the words after a verb stand for. */
export async function readInputs(
  words: readonly string[],
  options: Options = {},
): Promise<readonly Input[]> {
  const { baseUrl } = options;
  if (typeof baseUrl === "string") {
    const { readForms } = await import("./readForms.ts");
    return readForms(words, baseUrl, options);
  }
  const read: Input[] = [];
  for (const word of words)
    if (word === standardInput) read.push({ name: word, text: await text(process.stdin) });
    else for (const path of await pathsOf(word)) read.push(await readPath(path));
  return read;
}

/** The files that a pattern finds; shells that know patterns hand over paths. */
async function pathsOf(word: string): Promise<readonly string[]> {
  if (!/[*?{}[\]!]/.test(word)) return [word];
  const { glob, isDynamicPattern } = await import("tinyglobby");
  if (!isDynamicPattern(word)) return [word];
  const found = await glob(word);
  if (found.length > 0) return found.toSorted();
  throw new CannotRun(`No file is found by ${word}. Check the pattern, and where you run this.`);
}

export async function readPath(path: string): Promise<Input> {
  try {
    return { name: path, text: await readFile(path, "utf8") };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new CannotRun(`${path} cannot be read${code}. Check the path, and where you run this.`);
  }
}
