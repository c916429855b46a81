import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { longReview } from "./printedForms.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { servePage } from "../support/servePage.ts";

const openPage = ownBrowser();
/** Answers that are told in other words, of which the beginning says how. */
const inWords = /^(1234\.50|married|false|123-45-6789)$/;

const bare = (text: string): string => text.replace(/\s+/g, "");

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;

  beforeAll(async () => {
    site = await servePage("collection/printPage.tsx", react);
  });

  afterAll(() => site.close());

  /** The text of the printed page, without the white space that lines and pages put into it. */
  async function printed(colorScheme: "light" | "dark", width: number): Promise<string> {
    const { page } = await openPage();
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ colorScheme });
    await page.goto(site.url);
    await page.getByRole("button", { name: "Show ssn" }).click();
    await page.getByText("123-45-6789").waitFor();
    const pdf = await page.pdf({ format: "Letter" });
    await page.close();
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
      mergePages: true,
    });
    expect(totalPages).toBeGreaterThan(5);
    return text.replace(/\s+/g, "");
  }

  test.each([
    ["light", 1000],
    ["dark", 320],
  ] as const)(
    "printed from a %s page %i px wide, a review has every answer, no controls, and hides shown secrets",
    async (theme, width) => {
      const text = await printed(theme, width);
      const [head = "", tail = ""] = text.split("word0word1word2");
      expect(head).toBe(
        "EverytypeExtra$1,234.50Status[married]ExemptNossnEndingin6789NothingNotprovidedEssay",
      );
      expect(tail.match(/Change|Show|Hide|123-45/)).toBeNull();
      const answers = longReview.flatMap(({ values }) => Object.values<string>(values));
      const many = Array.from(
        { length: 60 },
        (_, place) => `Question${place}Answernumber${place}.`,
      );
      const wanted = [...answers.map(bare).filter((answer) => !inWords.test(answer)), ...many];
      // The beginnings only, of texts that are long.
      const cut = wanted.filter((answer) => !text.includes(answer)).map((one) => one.slice(0, 30));
      expect(cut).toEqual([]);
    },
  );
});
