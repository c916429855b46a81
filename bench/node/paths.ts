import { dirname, join } from "node:path";

export const benchFolder: string = dirname(import.meta.dirname);
export const projectFolder: string = dirname(benchFolder);

/** What is built, in a folder that git ignores. */
export const built = (...path: string[]): string => join(benchFolder, "dist", ...path);
