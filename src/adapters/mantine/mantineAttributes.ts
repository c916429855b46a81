type Clash = "key" | "color" | "size" | "height" | "width";

/**
 * Returns attributes for a Mantine component. Omits undefined ones, and obsolete HTML attributes
 * whose names are Mantine's own props.
 */
export function mantineAttributes<T extends object>(
  attributes: T,
): { [Key in Exclude<keyof T, Clash>]: Exclude<T[Key], undefined> };
export function mantineAttributes(attributes: object): object {
  const clash = ["color", "size", "height", "width"];
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => value !== undefined && !clash.includes(name),
    ),
  );
}
