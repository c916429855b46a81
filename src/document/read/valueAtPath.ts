/** Returns the value at a path in a document, such as `$.parameters[3].name`. */
export function valueAtPath(json: unknown, path: string): unknown {
  let found = json;
  for (const [step] of path.matchAll(/[^.[\]$]+/g))
    found = new Map<string, unknown>(Object.entries(Object(found))).get(step);
  return found;
}
