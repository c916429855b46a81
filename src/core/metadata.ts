/** The function that created a rule, a check or a setting, with its arguments as in a document. */
interface Metadata {
  readonly factory: object;
  readonly args: Readonly<Record<string, unknown>>;
}

// A WeakMap, so that a copy of a rule with another `validate` has no metadata.
const known = new WeakMap<object, Metadata>();

export function withMetadata<T extends object>(
  made: T,
  factory: Metadata["factory"],
  args: Metadata["args"] = {},
): T {
  known.set(made, { factory, args });
  return made;
}

/** Returns the recorded metadata, or `undefined` for an object that the app created. */
export const metadataOf = (made: object): Metadata | undefined => known.get(made);
