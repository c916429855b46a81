/**
 * Whether nothing could be loaded: a connection that is back tries again by itself, and changes
 * nothing under anyone.
 */
export const isUnloaded = ({
  state,
}: {
  readonly state: { readonly status: string; readonly data: unknown };
}): boolean => state.status === "error" && state.data === undefined;
