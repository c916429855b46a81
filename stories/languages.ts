import { en, type Translation } from "parameter-form/locales/en";

interface Language {
  readonly name: string;
  /** Comes when it is chosen. */
  readonly load: () => Promise<Translation>;
}

/** The languages of the library, each by its own name. */
export const languages: Readonly<Record<string, Language>> = {
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
