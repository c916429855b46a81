import { expect, test } from "vitest";
import { languages } from "./tables.ts";

/** The full stop of a script; of others, that of Latin. */
const stops: Readonly<Record<string, string>> = { hi: "।", zh: "。" };

const abbreviations = /EE\. UU\.|U\.S\./g;

/** A sentence that ends, and another that begins. */
const boundary = /(?:[.?!؟।]\s+|。)(?=\S)/u;

/** Ends with another message, which brings its own full stop. */
const endsOpen = /\{why\}\u2069?$/;

/** Whether a message always stands behind another sentence, or has several. */
const isSeveral = (key: string, text: string): boolean =>
  /^why\.|^draftReload$/.test(key) || boundary.test(text.replaceAll(abbreviations, ""));

test.each(languages)(
  "%s: ends each of several sentences with a full stop, and a single one with none",
  (name, table) => {
    const stop = stops[name] ?? ".";
    const wrong = Object.entries<string>(table).filter(([key, text]) =>
      isSeveral(key, text)
        ? !text.endsWith(stop) && !endsOpen.test(text)
        : /[.。।]$/u.test(text.replaceAll(abbreviations, "")),
    );
    expect(wrong).toEqual([]);
    expect(
      Object.entries<string>(table).filter(([, text]) => text.endsWith(stop)).length,
    ).toBeGreaterThan(40);
  },
);
