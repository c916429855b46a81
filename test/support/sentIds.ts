import type { Page } from "playwright";

/** Ids and the references to them, of all that a server sends; a searchable select adds one when it is loaded. */
export const idsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is([id], [for], [aria-describedby])")].flatMap((element) =>
      ["id", "for", "aria-describedby"]
        .map((name) => `${name}=${element.getAttribute(name)}`)
        .filter((text) => !/=null$|-menu$/.test(text)),
    ),
  );
