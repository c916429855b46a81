/** In the order in which reports list them. All are measured against the first. */
export const adapterNames = [
  "floor",
  "ours",
  "ours-blur",
  "rhf",
  "rjsf",
  "tanstack",
  "survey",
  "jsonforms",
] as const;

export type AdapterName = (typeof adapterNames)[number];

/** Those that the project is compared with, beside plain React. */
export const peers: readonly AdapterName[] = adapterNames.filter(
  (name) => name !== "floor" && !name.startsWith("ours"),
);
