import type { Plugin } from "vite";
import { samples } from "./samples.ts";

const prefix = "sample:";
const folder = `${import.meta.dirname}/samples/`;

/** Lets a test import a sample as people read it: `sample:` and the `file` of a `Sample`. */
export const samplePlugin: Plugin = {
  name: "samples",
  enforce: "pre",
  resolveId: (id) => (id.startsWith(prefix) ? folder + id.slice(prefix.length) : null),
  load(id) {
    if (!id.startsWith(folder)) return null;
    return samples.find(({ file }) => file === id.slice(folder.length))?.code ?? null;
  },
};
