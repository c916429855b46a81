import { endpointOf } from "../core/endpoints.ts";

const usual: readonly number[] = [10, 25, 50, 100, 250, 500];

/** The page sizes to choose from, at most the list's maximum, and the one in use. */
export function pageSizesOf(name: string, inUse: number, offered = usual): number[] {
  const { maxLimit } = endpointOf(name, {});
  const sizes = offered.filter((size) => size >= 1 && size <= maxLimit);
  return [...new Set([...sizes, inUse])].toSorted((a, b) => a - b);
}

/** The page size that a link to a page says, when it does. */
export function sizeOf(link: string | null): number | undefined {
  const size = new URLSearchParams(link?.split("?")[1]).get("limit");
  return size !== null && /^[1-9]\d*$/.test(size) ? Number(size) : undefined;
}
