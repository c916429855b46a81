import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { CannotRun } from "./CannotRun.ts";
import type { Options } from "../verb.ts";
import type { Input } from "./parseInput.ts";

/**
 * Decodes UTF-8 without the byte order mark that some editors write. Throws for other encodings.
 */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Replacement of the argument `-`, which cac would parse as an option without a name. */
export const standardInput = "standard input";

/** Reads the inputs that arguments refer to. */
export async function readInputs(
  args: readonly string[],
  options: Options = {},
): Promise<readonly Input[]> {
  const { baseUrl } = options;
  if (typeof baseUrl === "string") {
    const { readForms } = await import("./readForms.ts");
    return readForms(args, baseUrl, options);
  }
  const read: Input[] = [];
  for (const arg of args)
    if (arg === standardInput) read.push(await inputOf(arg, buffer(process.stdin)));
    else for (const path of await pathsOf(arg)) read.push(await readPath(path));
  return read;
}

/**
 * Returns the files that match a pattern. Most shells expand patterns themselves. Windows shells do
 * not, and the folder separator of Windows is the escape character of patterns.
 */
async function pathsOf(arg: string): Promise<readonly string[]> {
  if (!/[*?{}[\]!]/.test(arg)) return [arg];
  const { glob, isDynamicPattern } = await import("tinyglobby");
  const pattern = process.platform === "win32" ? arg.replaceAll("\\", "/") : arg;
  if (!isDynamicPattern(pattern)) return [arg];
  const found = await glob(pattern);
  if (found.length > 0) return found.toSorted();
  throw new CannotRun(`No file matches ${arg}. Check the pattern, and the working directory.`);
}

/** Solutions for files that cannot be read, by error code. */
const advice: Readonly<Record<string, string>> = {
  EISDIR: 'It is a folder: pass the files in it, such as "forms/*.json"',
  ERR_ENCODING_INVALID_ENCODED_DATA: "Save it as UTF-8",
};

export const readPath = (path: string): Promise<Input> => inputOf(path, readFile(path));

async function inputOf(name: string, bytes: Promise<Uint8Array>): Promise<Input> {
  try {
    return { name, text: utf8.decode(await bytes) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const todo = advice[code] ?? "Check the path, and the working directory";
    throw new CannotRun(`${name} cannot be read (${code}). ${todo}.`);
  }
}
