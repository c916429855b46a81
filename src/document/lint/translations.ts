import type { Form } from "../../core/definition/form.ts";
import { definitionLanguage } from "../read/translatedForm.ts";
import type {
  Collection,
  DocumentField,
  DocumentForm,
  DocumentSettings,
} from "../schema/collectionTypes.ts";
import type { DocumentText } from "../schema/named.ts";
import { listed, quoted } from "../wording.ts";
import type { FindingBase } from "./finding.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import { questionsIn } from "../read/questions.ts";
import { isForeign } from "./isForeign.ts";

/** A text with its path. `definitionLang` is a language that the text has in the definition. */
type TextWithPath = readonly [
  text: DocumentText | undefined,
  path: string,
  definitionLang?: string | undefined,
];

const inMessages = ({ messages = {} }: DocumentSettings, path: string): readonly TextWithPath[] =>
  Object.entries(messages).map(([key, text]) => [text, `${path}.messages.${key}`]);

function inField(
  { label, options = {}, groups = [], description, help }: DocumentField,
  path: string,
  definition: Form | undefined,
): readonly TextWithPath[] {
  const lang = definition && definitionLanguage(definition);
  return [
    [label, `${path}.label`, lang],
    ...Object.entries(options)
      // Skips single words: options may be names of languages, each in its own language.
      .filter(([, text]) => typeof text !== "string" || text.includes(" "))
      .map(([value, text]): TextWithPath => [text, `${path}.options.${value}`, lang]),
    ...groups.map(({ title }, at): TextWithPath => [title, `${path}.groups[${at}].title`]),
    [description, `${path}.description`],
    [help, `${path}.help`],
  ];
}

const inForm = (form: DocumentForm, path: string): readonly TextWithPath[] => [
  [form.title, `${path}.title`],
  [form.prefill?.origin, `${path}.prefill.origin`],
  ...inMessages(form, path),
  ...Object.entries(form.fields ?? {}).flatMap(([name, field]) =>
    inField(field, `${path}.fields.${name}`, form.form),
  ),
  ...(form.sections ?? []).flatMap(({ title, description }, at): TextWithPath[] => [
    [title, `${path}.sections[${at}].title`],
    [description, `${path}.sections[${at}].description`],
  ]),
];

const inRules = (linted: FormInDocument): readonly TextWithPath[] =>
  questionsIn(linted).flatMap(({ rules }) =>
    rules.flatMap(([part, path]): TextWithPath[] =>
      part.rule === "pattern" ? [[part.message, `${path}.message`]] : [],
    ),
  );

const inCollection = (collection: Collection): readonly TextWithPath[] => [
  [collection.title, "$.title"],
  [collection.whatNext, "$.whatNext"],
  [collection.attestation?.statement, "$.attestation.statement"],
  ...inMessages(collection, "$"),
  ...(collection.signers ?? []).flatMap(({ title, statement }, at): TextWithPath[] => [
    [title, `$.signers[${at}].title`],
    [statement, `$.signers[${at}].statement`],
  ]),
  ...collection.forms.flatMap((form, at) => inForm(form, `$.forms[${at}]`)),
];

/**
 * Reports texts that are missing in a language of the collection, or are not in the language of
 * their BCP 47 tag.
 */
export function translations(
  collection: Collection,
  forms: readonly FormInDocument[],
): readonly FindingBase[] {
  const all = [...inCollection(collection), ...forms.flatMap(inRules)];
  const tags = new Set(
    all.flatMap(([text]) => (typeof text === "object" ? Object.keys(text) : [])),
  );
  return all.flatMap(([text, path, definitionLang]) => {
    if (text === undefined) return [];
    return typeof text === "string"
      ? foreignTextsIn(text, path, tags)
      : languagesOf(text, path, tags, definitionLang);
  });
}

/** Reports a text for all languages that is certainly not in one of these languages. */
function foreignTextsIn(
  text: string,
  path: string,
  tags: ReadonlySet<string>,
): readonly FindingBase[] {
  const others = [...tags].filter((tag) => isForeign(text, tag));
  const what = `${quoted(text)} is used for all languages, and is not in ${listed(others, "disjunction")}`;
  return others.length === 0 ? [] : [{ rule: "text-language", path, what }];
}

function languagesOf(
  text: Exclude<DocumentText, string>,
  path: string,
  tags: ReadonlySet<string>,
  definitionLang: string | undefined,
): readonly FindingBase[] {
  const own = Object.keys(text).filter((tag) => text[tag]?.trim() !== "");
  const translated = [...new Set(definitionLang === undefined ? own : [...own, definitionLang])];
  const isThere = (tag: string): boolean =>
    translated.some((one) => tag === one || tag.startsWith(`${one}-`));
  const missing = [...tags].filter((tag) => !isThere(tag));
  const what = `The text exists in ${listed(translated, "conjunction")}, and not in ${listed(missing, "disjunction")}`;
  return [
    ...(missing.length === 0 ? [] : [{ rule: "text-missing" as const, path, what }]),
    ...Object.entries(text)
      .filter(([tag, one]) => isForeign(one, tag))
      .map(([tag, one]) => ({
        rule: "text-language" as const,
        path: `${path}.${tag}`,
        what: `${quoted(one)} is marked as ${quoted(tag)}, and is in another language`,
      })),
  ];
}
