/** Letters of each script. Scripts share no letters. */
const writings = {
  Arabic: /\p{Script=Arabic}/u,
  Chinese: /\p{Script=Han}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Hangul: /\p{Script=Hangul}/u,
  Latin: /\p{Script=Latin}/u,
} as const;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

interface LanguageData {
  readonly writing: keyof typeof writings;
  /** Frequent words of this language only. */
  readonly words?: ReadonlySet<string>;
}

/** Script and words of each language. */
const languages: Readonly<Record<string, LanguageData>> = {
  ar: { writing: "Arabic" },
  de: {
    writing: "Latin",
    words: /* @__PURE__ */ wordSet(
      "der das und ihr ihre sie ist sind welche vorname nachname nummer geburtsdatum anschrift stadt konto arbeitgeber steuer straße",
    ),
  },
  en: {
    writing: "Latin",
    words: /* @__PURE__ */ wordSet(
      "the of and your you are have this that with what how which first last name number birth address city account employee filing",
    ),
  },
  es: {
    writing: "Latin",
    words: /* @__PURE__ */ wordSet(
      "el los las del y su sus usted qué cuál cuánto nombre apellido apellidos número fecha nacimiento dirección ciudad cuenta banco empleo empleado seguro correo teléfono código",
    ),
  },
  fr: {
    writing: "Latin",
    words: /* @__PURE__ */ wordSet(
      "les et votre vos vous êtes quel quelle prénom nom numéro naissance adresse ville compte banque emploi",
    ),
  },
  hi: { writing: "Devanagari" },
  ko: { writing: "Hangul" },
  ru: { writing: "Cyrillic" },
  zh: { writing: "Chinese" },
};

const countOf = (words: ReadonlySet<string>, found: ReadonlySet<string>): number =>
  [...found].filter((word) => words.has(word)).length;

/** Returns another language if a text has two of its words and no word of `lang`. */
function otherWords(found: ReadonlySet<string>, lang: string, own: LanguageData): string | null {
  if (own.words && countOf(own.words, found) > 0) return null;
  const others = Object.entries(languages).filter(([other]) => other !== lang);
  const isOf = ([, { words }]: (typeof others)[0]): boolean => !!words && countOf(words, found) > 1;
  return others.find(isOf)?.[0] ?? null;
}

/**
 * Whether a text is certainly not in the language `lang`, a BCP 47 tag: it has the letters of
 * another script, or words of another language.
 */
export function isForeign(text: string, lang: string): boolean {
  const tag = lang.toLowerCase().replace(/-.*/s, "");
  const own = Object.hasOwn(languages, tag) ? languages[tag] : undefined;
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (!own || words.length === 0) return false;
  const isIn = (writing: keyof typeof writings): boolean =>
    words.every((word) => writings[writing].test(word));
  const others = (["Arabic", "Chinese", "Cyrillic", "Devanagari", "Hangul"] as const).filter(
    (writing) => writing !== own.writing,
  );
  return others.some(isIn) || otherWords(new Set(words), tag, own) !== null;
}
