import { type Path, addIssue } from "../../core/definition/definitionReader.ts";
import { most, type Shape } from "./shape.ts";

const levelOf = (path: Path): number => {
  let level = 0;
  for (let at = path.parent; at; at = at.parent) level++;
  return level;
};

/** Creates a shape that schemas reference by name, so that it can be recursive. */
export const named = <T>(name: string, kind: string, shape: () => Shape<T>): Shape<T> => ({
  kind,
  isKind: (found) => shape().isKind(found),
  read(path) {
    if (levelOf(path) <= most.levels) return shape().read(path);
    addIssue(path, "tooDeep", `more than ${most.levels} levels`);
    return undefined;
  },
  schema(definitions) {
    if (!Object.hasOwn(definitions, name)) {
      definitions[name] = {};
      definitions[name] = shape().schema(definitions);
    }
    return { $ref: `#/$defs/${name}` };
  },
});

/** Refines a shape: `problem` returns the reason why a parsed value is invalid, or `null`. */
export const tried = <T>(shape: Shape<T>, problem: (read: T) => string | null): Shape<T> => ({
  ...shape,
  read(path) {
    const before = path.findings.issues.length;
    const read = shape.read(path);
    // A value with issues in its parts cannot be validated as a whole.
    if (read === undefined || path.findings.issues.length > before) return undefined;
    const found = problem(read);
    if (found === null) return read;
    addIssue(path, "notPossible", found);
    return undefined;
  },
});
