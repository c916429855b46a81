import { english, type MessageOverrides } from "../../core/index.ts";

/** The words of the library in a language that it has them in. */
const locales: Readonly<Record<string, () => Promise<Readonly<Record<string, MessageOverrides>>>>> =
  {
    ar: () => import("../../locales/ar.ts"),
    de: () => import("../../locales/de.ts"),
    es: () => import("../../locales/es.ts"),
    fr: () => import("../../locales/fr.ts"),
    hi: () => import("../../locales/hi.ts"),
    ko: () => import("../../locales/ko.ts"),
    pt: () => import("../../locales/pt.ts"),
    tl: () => import("../../locales/tl.ts"),
    vi: () => import("../../locales/vi.ts"),
    zh: () => import("../../locales/zh.ts"),
  };

/** Languages that are written from right to left. */
const rightToLeft = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** What a page in the language of this tag says around a form, and its direction. */
export async function wordsIn(tag: string) {
  const language = tag.split("-")[0]?.toLowerCase() ?? "";
  const found = await (Object.hasOwn(locales, language) ? locales[language]?.() : undefined);
  const messages: MessageOverrides = { ...english, ...found?.[language] };
  return {
    dir: rightToLeft.includes(language) ? "rtl" : "ltr",
    wordOf: (key: "yes" | "no" | "markOptional"): string => `${messages[key] ?? english[key]}`,
  };
}
