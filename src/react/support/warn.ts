import { type Warned, warnings } from "./warnings.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * Logs likely mistakes to the console, each line once. Bundlers reduce it to an empty function in
 * production builds.
 */
export function warn<Kind extends keyof Warned>(kind: Kind, about: Warned[Kind]): void {
  try {
    if (process.env.NODE_ENV === "development")
      for (const line of warnings[kind].flatMap((lines) => lines(about))) {
        if (!warned.has(line)) console.warn(`parameter-form: ${line}`);
        warned.add(line);
      }
  } catch {
    // Without a bundler, `process` may not exist.
  }
}
