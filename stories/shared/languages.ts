import { en, type Translation } from "parameter-form/locales/en";

interface Language {
  readonly name: string;
  /** Loads the messages when the language is chosen. */
  readonly load: () => Promise<Translation>;
}

/** The languages of the library, with their native names. */
const languages: Readonly<Record<string, Language>> = {
  en: { name: "English", load: async () => en },
  es: { name: "Español", load: async () => (await import("parameter-form/locales/es")).es },
  fr: { name: "Français", load: async () => (await import("parameter-form/locales/fr")).fr },
  de: { name: "Deutsch", load: async () => (await import("parameter-form/locales/de")).de },
  pt: { name: "Português", load: async () => (await import("parameter-form/locales/pt")).pt },
  zh: { name: "简体中文", load: async () => (await import("parameter-form/locales/zh")).zh },
  vi: { name: "Tiếng Việt", load: async () => (await import("parameter-form/locales/vi")).vi },
  tl: { name: "Tagalog", load: async () => (await import("parameter-form/locales/tl")).tl },
  ko: { name: "한국어", load: async () => (await import("parameter-form/locales/ko")).ko },
  ar: { name: "العربية", load: async () => (await import("parameter-form/locales/ar")).ar },
  hi: { name: "हिन्दी", load: async () => (await import("parameter-form/locales/hi")).hi },
};

/** Options of a select of languages. */
export const languageChoices = Object.entries(languages).map(([value, { name }]) => ({
  value,
  name,
  lang: value,
}));

export interface LoadedLanguage {
  readonly lang: string;
  readonly messages: Translation;
}

export const english: LoadedLanguage = { lang: "en", messages: en };

/** Loads the messages of a language. Returns English for a language that the library does not have. */
export async function loadLanguage(lang: string): Promise<LoadedLanguage> {
  const messages = await languages[lang]?.load();
  return messages ? { lang, messages } : english;
}
