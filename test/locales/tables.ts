import { ar } from "parameter-form/locales/ar";
import { de } from "parameter-form/locales/de";
import { en } from "parameter-form/locales/en";
import { es } from "parameter-form/locales/es";
import { fr } from "parameter-form/locales/fr";
import { hi } from "parameter-form/locales/hi";
import { ko } from "parameter-form/locales/ko";
import { pt } from "parameter-form/locales/pt";
import { tl } from "parameter-form/locales/tl";
import { vi } from "parameter-form/locales/vi";
import { zh } from "parameter-form/locales/zh";

/** Every language but English, by the name of its entry. */
export const translations = { ar, de, es, fr, hi, ko, pt, tl, vi, zh };

/** Every language, by the name of its entry. */
export const languages = Object.entries({ ...translations, en });

/** The names in braces of a sentence, in the order of the alphabet. */
export const placeholdersOf = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w*)\}/g)].map(([, name = ""]) => name).toSorted();
