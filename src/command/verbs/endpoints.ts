import { type ClientEndpoint, type CollectionIds, endpointsOf } from "../../client/index.ts";
import { collectionIn, documentEntries, readForms } from "../input/definitions.ts";
import type { Outcome, Read, VerbInput } from "../verb.ts";

const lineOf = ({ method, path, query }: ClientEndpoint): string =>
  `${method.padEnd(4)} ${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;

/** Returns the ids in a collection or in a form. A definition that is a file of its own is fetched. */
const idsIn = (input: Read): CollectionIds =>
  documentEntries(input.json)
    ? collectionIn(input)
    : { forms: readForms(input).map(({ id }) => ({ id })) };

/** Lists the requests that the client sends for forms and collections. */
export async function run({ args, read }: VerbInput): Promise<Outcome> {
  const collections = (await read(args)).map(idsIn);
  const found = collections.flatMap((collection) => endpointsOf({}, collection));
  const byLine = new Map(found.map((endpoint) => [lineOf(endpoint), endpoint]));
  return {
    text: [...byLine.keys()].join("\n"),
    json: [...byLine.values()],
    ...(byLine.size === 0 && { note: "No form has an id, so the client requests none." }),
  };
}
