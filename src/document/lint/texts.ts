import { optionsOf, type Form } from "../../core/definition/form.ts";
import { optionPath, type Question } from "../read/questions.ts";
import { quoted } from "../wording.ts";
import type { FindingBase, FindingRule, FormCheck } from "./finding.ts";
import { isForeign } from "./isForeign.ts";

/** Kinds of texts in a definition. A hint may be HTML or Markdown, and a value is not rendered. */
type TextKind = "title" | "label" | "option" | "value" | "hint" | "optionHint";

/** A text of a definition, without `name` for a text of the whole form. */
interface FormText {
  readonly kind: TextKind;
  readonly text: string | undefined;
  /** Returns the path. Finding an option by its value would be slow for each text. */
  path(this: void): string;
  readonly name?: string;
}

function textsOf(question: Question): readonly FormText[] {
  const { parameter, path } = question;
  const { name, label, description } = parameter;
  return [
    { kind: "label", text: label, path: () => `${path}.label`, name },
    { kind: "hint", text: description, path: () => `${path}.description`, name },
    ...optionsOf(parameter).flatMap((option): readonly FormText[] => {
      const at = (key: string) => () => `${optionPath(question, option.value)}.${key}`;
      return [
        { kind: "option", text: option.label, path: at("label"), name },
        { kind: "optionHint", text: option.description, path: at("description"), name },
        { kind: "value", text: option.value, path: at("value"), name },
      ];
    }),
  ];
}

/** Creates a lint function that checks each text of a definition. */
const eachText =
  (
    check: (
      text: string,
      kind: TextKind,
      form: Form,
    ) => readonly [rule: FindingRule, what: string] | null,
  ): FormCheck =>
  ({ form, path: root }, questions) =>
    [
      { kind: "title" as const, text: form.description, path: () => `${root}.description` },
      ...questions.flatMap(textsOf),
    ].flatMap(({ kind, text, path, ...named }: FormText): readonly FindingBase[] => {
      const [rule, what] = (text !== undefined && check(text, kind, form)) || [];
      return rule && what ? [{ rule, path: path(), ...named, what }] : [];
    });

/** Texts that are checked for their language. */
const translated: readonly TextKind[] = ["title", "label", "hint", "option"];

/** Reports texts that are certainly not in the `lang` of their definition. */
export const foreignTexts: FormCheck = eachText((text, kind, { lang }) => {
  if (lang === undefined || !translated.includes(kind) || !isForeign(text, lang)) return null;
  // Skips single words: options may be names of languages, each in its own language.
  if (kind === "option" && !text.includes(" ")) return null;
  return ["text-language", `The form is in ${quoted(lang)}, and ${quoted(text)} is not`];
});

const hints: readonly TextKind[] = ["hint", "optionHint"];
const plain: readonly TextKind[] = ["title", "label", "option"];
const shown: readonly TextKind[] = [...plain, ...hints];
const any: readonly TextKind[] = [...shown, "value"];

/** Whether a text is in capitals only. `COBRA / ERISA` and `FEIN ITIN` are abbreviations. */
const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && /(?<!\p{Lu})\p{Lu}{5,}(?: \p{Lu}+)* \p{Lu}{5,}/u.test(text);

/**
 * Matches paired brackets and quotation marks. German closes a quotation with `“`, which opens one in
 * English.
 */
const paired = /\([^()]*\)|\[[^[\]]*\]|„[^„“”]*[“”]|“[^“”]*”/g;

/** Matches the number of a list item: `a)`, `viii)`, `1.)` and `2.1)`. */
const itemNumber = /(?<!\S)(?:\w{1,3}|[ivxlc]+|\d[\d.]*\w?)\.?\)/gi;

/** Whether a bracket or quotation mark is unpaired. */
function isUnbalanced(text: string): boolean {
  const rest = text.replace(paired, "").replace(paired, "");
  return /[()[\]“]/.test(rest.replace(itemNumber, ""));
}

/** Whether a text has stray space. Two spaces after a sentence are valid. */
const isMisspaced = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && /^\s|[^\s.?!:]\s{2}|[\t\n\r]|\s$/.test(text);

const placeholder = /\{\{|\$\{|<%|\{[\w.]{1,60}\}|(?<![\w%])%(?:\d\$)?[sd](?![\w%])|%\(\w{1,60}\)s/;

/** Lint rules of texts. Only the first match in each text is reported. */
const mistakes: readonly (readonly [
  rule: FindingRule,
  kinds: readonly TextKind[],
  test: RegExp | ((text: string) => boolean),
  problem: string,
])[] = [
  ["text-garbled", any, /\[object \w+\]/, "is an object that was converted to a string"],
  ["text-garbled", any, /^(?:undefined|null|NaN)$|\bundefined\b/, "is a missing value"],
  [
    "text-garbled",
    any,
    /Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€|ï»¿|\ufffd/,
    "was decoded with the wrong encoding",
  ],
  ["text-garbled", plain, /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i, "has an HTML entity"],
  ["text-garbled", hints, /&amp;(?:#\d+|[a-z]+);/i, "has an HTML entity that was escaped twice"],
  ["text-garbled", plain, /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>|<[a-z]+\/>/i, "has an HTML tag"],
  ["text-garbled", plain, /\*\*[^*]+\*\*|\]\(https?:/, "has Markdown"],
  ["text-garbled", any, placeholder, "has a placeholder that was not replaced"],
  [
    "text-garbled",
    any,
    /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff\u202d\u202e]/u,
    "has an invisible character",
  ],
  [
    "text-garbled",
    plain,
    /\\(?:[nrt](?=[A-Z\d\s]|$)|u[\da-fA-F]{4}|["'])/,
    "has a character that was escaped twice",
  ],
  ["text-garbled", [...plain, "value"], isMisspaced, "has stray white space"],
  ["text-garbled", shown, isUnbalanced, "has an unpaired bracket or quotation mark"],
  ["text-unfinished", shown, /\blorem ipsum\b/i, "is placeholder text"],
  // In Spanish and Portuguese, "TODO" is a word: "TODO EL AÑO", "MÉTODO: CHEQUE", "MARQUE TODO:".
  ["text-unfinished", shown, /(?<!\p{L}|\p{Lu}\s)TODO:|\bFIXME\b/u, "is unfinished"],
  // Not in options, whose label may be "TODO" or "TBD".
  [
    "text-unfinished",
    ["title", "label", ...hints],
    /^TODO\b(?![,;]?\s+\p{L}|\p{L})|\bTBD\b/u,
    "is unfinished",
  ],
  [
    "text-unfinished",
    ["title", "label"],
    /^(?:untitled.*|(?:new )?(?:field|form|label|question|text)(?: ?\d+)?|asdf\w*|foo|bar|test)$/i,
    "is a placeholder",
  ],
  [
    "label-marked",
    ["label"],
    /\*\s*:?$|^\*|\((?:required|mandatory|optional)\)\s*:?$/i,
    "marks whether an answer is required",
  ],
  ["text-capitals", ["title", "label"], isShouted, "is in capitals only"],
  [
    "option-prompt",
    ["option"],
    /^\W*(?:please )?(?:select|choose)(?: (?:an?|one|your|the)(?: (?:option|answer|value|item|choice))?)?\W*$/i,
    "is a prompt, and can be chosen",
  ],
  ["option-prompt", ["option"], /^\s*[.…_–—-][\s.…_–—-]*$/, "is a separator, and can be chosen"],
];

/** Reports texts that are garbled, unfinished, or hard to read. */
export const garbledTexts: FormCheck = eachText((text, kind) => {
  const mistake = mistakes.find(
    ([, kinds, test]) =>
      kinds.includes(kind) && (test instanceof RegExp ? test.test(text) : test(text)),
  );
  return mistake ? [mistake[0], `${quoted(text)} ${mistake[3]}`] : null;
});
