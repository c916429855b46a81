import { InvalidIdError, InvalidOptionError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { encodeSegment } from "./encodeSegment.ts";
import { buildUrl } from "./buildUrl.ts";

const anywhere = { baseUrl: "http://localhost" };

// The same pattern as in `ListParams`.
const placeholders = /\{([^{}]+)\}/g;

const wellFormed =
  'it must start with "/", be percent-encoded, and have no query, no fragment and no "." or ".." segment';

/**
 * Inserts the encoded parameters into a path. Rejects a path that the URL parser would change, such
 * as one with `..`.
 * @throws InvalidIdError for a parameter that is missing or cannot be a path segment
 * @throws InvalidOptionError for an unknown parameter or an invalid path
 */
export function expandPath(
  path: string,
  params: Readonly<Record<string, string>>,
  line: RequestLine,
  notPath = "that is not a path",
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
    encodeSegment(params[name], line, `the id ${placeholder}`),
  );
  if (expanded.startsWith("/") && buildUrl(anywhere, expanded, line).pathname === expanded)
    return expanded;
  throw new InvalidOptionError(line, `${notPath}: ${wellFormed}`);
}
