import { type Path, refuse } from "../../core/definition/definitionReader.ts";
import { most, type Shape } from "./shape.ts";

const levelOf = (path: Path): number => {
  let level = 0;
  for (let at = path.parent; at; at = at.parent) level++;
  return level;
};

/** A shape that others point at by name, because it may hold itself. */
export const named = <T>(name: string, kind: string, shape: () => Shape<T>): Shape<T> => ({
  kind,
  isKind: (found) => shape().isKind(found),
  read(path) {
    if (levelOf(path) <= most.levels) return shape().read(path);
    refuse(path, "tooDeep", `more than ${most.levels} levels`);
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

/** A shape whose every value is tried, to be refused with what `problem` says of it. */
export const tried = <T>(shape: Shape<T>, problem: (read: T) => string | null): Shape<T> => ({
  ...shape,
  read(path) {
    const before = path.findings.issues.length;
    const read = shape.read(path);
    // What is refused in part cannot be judged as a whole.
    if (read === undefined || path.findings.issues.length > before) return undefined;
    const found = problem(read);
    if (found === null) return read;
    refuse(path, "notPossible", found);
    return undefined;
  },
});
