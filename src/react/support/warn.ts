import { type Warned, warnings } from "./warnings.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const told = new Set<string>();

/**
 * Tells the developer on the console what cannot be meant, each line once, in development builds
 * alone: of others a bundler leaves nothing but an empty function.
 */
export function warn<Kind extends keyof Warned>(kind: Kind, about: Warned[Kind]): void {
  try {
    if (process.env.NODE_ENV === "development")
      for (const line of warnings[kind].flatMap((lines) => lines(about))) {
        if (!told.has(line)) console.warn(`parameter-form: ${line}`);
        told.add(line);
      }
  } catch {
    // Where no bundler says what is built, there may be no `process`.
  }
}
