/** In the order in which reports list them. All are measured against the first. */
export const adapterNames = [
  "floor",
  "ours",
  "ours-blur",
  "rhf",
  "rhf-tuned",
  "rjsf",
  "tanstack",
  "survey",
  "jsonforms",
] as const;

export type AdapterName = (typeof adapterNames)[number];

/** Those that draw the W-4 with its hints in the look of our style sheet; what are no ours do so with a page of their own. */
export const drawingW4: ReadonlySet<AdapterName> = new Set(["floor", "ours", "ours-blur", "rhf"]);

/** Those that the project is compared with, beside plain React. */
export const peers: readonly AdapterName[] = adapterNames.filter(
  (name) => name !== "floor" && !name.startsWith("ours"),
);
