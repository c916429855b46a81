import type { Form } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import type { DocumentField } from "../schema/collectionTypes.ts";
import type { DocumentText } from "../schema/named.ts";
import { textIn } from "../schema/texts.ts";

const withoutRegion = (lang: string): string => lang.toLowerCase().replace(/-.*/s, "");

/** Returns the language of the labels of a definition, without its region. */
export const definitionLanguage = ({ lang = "en" }: Form): string => withoutRegion(lang);

/**
 * Returns the texts of a label by language: those of the document, and the definition's label in
 * the definition's language. One text of the document for all languages replaces both.
 */
export const labelTexts = (
  form: Form,
  label: string,
  text: DocumentText | undefined,
): Readonly<Record<string, string>> => {
  const own = definitionLanguage(form);
  return typeof text === "string" ? { [own]: text } : { [own]: label, ...text };
};

/**
 * Replaces the labels of questions and options by the texts of the document in `lang`. Keeps the
 * labels without a text. When all questions have a label in `lang`, the form has this `lang`, too.
 */
export function translatedForm(
  form: Form,
  fields: Readonly<Record<string, DocumentField>>,
  lang: string,
): Form {
  if (!Object.values(fields).some(({ label, options }) => label || options)) return form;
  const translate = (label: string, text: DocumentText | undefined): string =>
    textIn(labelTexts(form, label, text), lang) || label;
  const tags = [lang, withoutRegion(lang)];
  const isTranslated = form.parameters.every(({ name }) => {
    const text = getOwn(fields, name)?.label;
    return typeof text === "object" && tags.some((tag) => getOwn(text, tag));
  });
  return {
    ...form,
    ...(isTranslated && { lang }),
    parameters: form.parameters.map((parameter) => {
      const { label: text, options: texts = {} } = getOwn(fields, parameter.name) ?? {};
      const label = translate(parameter.label, text);
      if (parameter.type !== "select") return { ...parameter, label };
      const options = parameter.options.map((option) => ({
        ...option,
        label: translate(option.label, getOwn(texts, option.value)),
      }));
      return { ...parameter, label, options };
    }),
  };
}
