import { createClient, NotFormError } from "../../client/index.ts";
import { CannotRun } from "../cannotRun.ts";
import type { Input } from "./input.ts";

/** Fetches forms by their ids, as the texts that the service sends: whether each is a form is to be told with its place. */
export async function readForms(
  ids: readonly string[],
  baseUrl: string,
  lines: readonly string[],
): Promise<readonly Input[]> {
  const headers = lines.map((line) => pairOf(line));
  const read: Input[] = [];
  for (const id of ids) {
    let text = "";
    const client = createClient({
      baseUrl,
      headers,
      async fetch(request) {
        const response = await fetch(request);
        text = await response.clone().text();
        return response;
      },
    });
    try {
      await client.getForm(id);
    } catch (error) {
      if (!(error instanceof NotFormError))
        throw new CannotRun(error instanceof Error ? error.message : String(error));
    }
    read.push({ name: `${id} of ${baseUrl}`, text });
  }
  return read;
}

function pairOf(line: string): [name: string, value: string] {
  const [name = "", ...value] = line.split(":");
  if (name.trim() !== "" && value.length > 0) return [name.trim(), value.join(":").trim()];
  throw new CannotRun('A header is written as "Name: value".');
}
