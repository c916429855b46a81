import { InvalidIdError, InvalidOptionError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { segment } from "./segment.ts";
import { urlOf } from "./urlOf.ts";

const anywhere = { baseUrl: "http://localhost" };

/** As the types read them. */
const placeholders = /\{([^{}]+)\}/g;

const wellFormed =
  'it starts with "/", is percent-encoded, and has no query, no fragment and no "." or ".." by itself';

/**
 * The path with its parameters, encoded. It must come out of the URL parser as it went in, so it
 * leads nowhere else.
 * @throws InvalidIdError for a parameter that is missing or no segment, InvalidOptionError for one
 * the path lacks and for no path
 */
export function expandPath(
  path: string,
  params: Readonly<Record<string, string>>,
  line: RequestLine,
  notPath = "that is no path",
): string {
  const names = [...path.matchAll(placeholders)].map(([, name = ""]) => name);
  const unknown = Object.keys(params).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new InvalidOptionError(
      line,
      `its path has no parameter "${unknown}", as in {${unknown}}`,
    );
  const missing = names.find((name) => !Object.hasOwn(params, name));
  if (missing !== undefined)
    throw new InvalidIdError(
      line,
      `its path parameter "${missing}" is missing: pass params: { ${missing}: "…" }`,
    );
  const expanded = path.replace(placeholders, (placeholder, name: string) =>
    segment(params[name], line, `the id ${placeholder}`),
  );
  if (expanded.startsWith("/") && urlOf(anywhere, expanded, line).pathname === expanded)
    return expanded;
  throw new InvalidOptionError(line, `${notPath}: ${wellFormed}`);
}
