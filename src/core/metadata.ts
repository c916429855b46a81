/** The name and the arguments of a rule, a check or a computation, as a document writes them. */
type Metadata = Readonly<Record<string, unknown>>;

// A WeakMap, because a copy of a rule with another `validate` must not pass for the original.
const known = new WeakMap<object, Metadata>();

/** Records how a rule, a check or a computation was made. */
export function withMetadata<T extends object>(made: T, metadata: Metadata): T {
  known.set(made, metadata);
  return made;
}

/** Returns how something was made; `undefined` for what is the app's own. */
export const metadataOf = (made: object): Metadata | undefined => known.get(made);
