/** Name and arguments of a rule, a check or a computation, as in a document. */
type Metadata = Readonly<Record<string, unknown>>;

// A WeakMap, so that a copy of a rule with another `validate` has no metadata.
const known = new WeakMap<object, Metadata>();

export function withMetadata<T extends object>(made: T, metadata: Metadata): T {
  known.set(made, metadata);
  return made;
}

/** Returns the recorded metadata, or `undefined` for an object that the app created. */
export const metadataOf = (made: object): Metadata | undefined => known.get(made);
