import { endpointOf } from "../core/endpoints.ts";

const usual: readonly number[] = [10, 25, 50, 100, 250, 500];

/** The page sizes to choose from, at most the list's maximum, and the one in use. */
export function pageSizesOf(name: string, inUse: number, offered = usual): number[] {
  const { maxLimit } = endpointOf(name, {});
  const sizes = offered.filter((size) => size >= 1 && size <= maxLimit);
  return [...new Set([...sizes, inUse])].toSorted((a, b) => a - b);
}
