import { createClient } from "../../client/index.ts";
import { CannotRun } from "./CannotRun.ts";
import type { Options } from "../verb.ts";
import type { Input } from "./parseInput.ts";

/**
 * Fetches forms or collections by id, and returns the texts of the responses. The subcommand parses
 * the texts, to report the places of issues.
 */
export async function readForms(
  ids: readonly string[],
  baseUrl: string,
  { header, collection }: Options,
): Promise<readonly Input[]> {
  const headers = [header ?? []].flat().map((line) => pairOf(String(line)));
  const read: Input[] = [];
  for (const id of ids) {
    let text: string | undefined;
    const client = createClient({
      baseUrl,
      headers,
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
    read.push({ name: `${id} of ${baseUrl}`, text: text ?? "" });
  }
  return read;
}

function pairOf(line: string): [name: string, value: string] {
  const [name = "", ...value] = line.split(":");
  if (name.trim() !== "" && value.length > 0) return [name.trim(), value.join(":").trim()];
  throw new CannotRun('Write a header as "Name: value".');
}
