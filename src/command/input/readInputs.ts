import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { CannotRun, type Input, type Options, type Read } from "../verb.ts";
import { jsonOf } from "./parseInput.ts";

/**
 * Decodes UTF-8 without the byte order mark that some editors write. Throws for other encodings.
 */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Replacement of the argument `-`, which cac would parse as an option without a name. */
export const standardInput = "standard input";

/** Reads and parses the inputs that arguments refer to. */
export async function readInputs(
  args: readonly string[],
  options: Options = {},
): Promise<readonly Read[]> {
  const { baseUrl } = options;
  const read: Input[] = [];
  for (const arg of args)
    if (typeof baseUrl === "string") read.push(await fetchById(arg, baseUrl, options));
    else if (arg === standardInput) read.push(await inputOf(arg, buffer(process.stdin)));
    else for (const path of await pathsOf(arg)) read.push(await readPath(path));
  return read.map(jsonOf);
}

/**
 * Fetches a form or a collection by its id, and returns the text of the response. The subcommand
 * validates the text, to report the places of issues.
 */
async function fetchById(
  id: string,
  baseUrl: string,
  { header, collection }: Options,
): Promise<Input> {
  const { createClient } = await import("../../client/index.ts");
  let text: string | undefined;
  const client = createClient({
    baseUrl,
    headers: [header ?? []].flat().map((line) => pairOf(String(line))),
    async fetch(request) {
      const response = await fetch(request);
      text = response.ok ? await response.clone().text() : undefined;
      return response;
    },
  });
  try {
    await (collection ? client.getCollection(id) : client.getForm(id));
  } catch (error) {
    if (text === undefined)
      throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
  return { name: `${id} of ${baseUrl}`, text: text ?? "" };
}

function pairOf(line: string): [name: string, value: string] {
  const [name = "", ...value] = line.split(":");
  if (name.trim() !== "" && value.length > 0) return [name.trim(), value.join(":").trim()];
  throw new CannotRun('Write a header as "Name: value".');
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
