import { optionsBy } from "../../core/model/checks/checks.ts";
import type { Rule } from "../../core/rules/rule.ts";
import type {
  Collection,
  DocumentField,
  DocumentForm,
  DocumentSettings,
} from "../schema/collectionTypes.ts";
import { checks as formChecks, collectionChecks } from "../schema/checks.ts";
import { computeOf } from "../schema/computations.ts";
import type { DocumentText, NamedRule } from "../schema/named.ts";
import { defaultRulesOf, ruleOf } from "../schema/rules.ts";
import { textIn } from "../schema/texts.ts";
import { translatedForm } from "./translatedForm.ts";

type By<T> = Readonly<Record<string, T>>;

const mapped = <T, U>(record: By<T> | undefined, make: (one: T) => U): By<U> | undefined =>
  record && Object.fromEntries(Object.entries(record).map(([key, one]) => [key, make(one)]));

/** Creates converters for the parts of a document. They resolve texts in one language. */
function createConverters(lang: string) {
  const text = (one: DocumentText): string => textIn(one, lang);
  const optionalText = (one: DocumentText | undefined): string | undefined =>
    one === undefined ? undefined : text(one);
  const rule = (one: NamedRule | null): Rule | null => one && ruleOf(one, lang);

  const settings = <T extends DocumentSettings>({
    messages,
    rules,
    defaultRules,
    ...plain
  }: T) => ({
    ...plain,
    messages: mapped(messages, text),
    rules: mapped(rules, rule),
    defaultRules: defaultRulesOf(defaultRules),
  });
  const field = ({
    rule: own,
    label: _label,
    options: _options,
    optionsFor,
    groups,
    description,
    help,
    ...plain
  }: DocumentField) => ({
    ...plain,
    description: optionalText(description),
    help: optionalText(help),
    options: optionsFor && optionsBy(optionsFor.by, optionsFor.values),
    groups: groups?.map(({ title, values }) => ({ title: text(title), values })),
    rule: own === undefined ? undefined : rule(own),
  });
  const form = (one: DocumentForm) => {
    const { form: definition, title, fields, sections, prefill, checks, compute, ...plain } = one;
    return {
      ...settings(plain),
      form: definition && translatedForm(definition, fields ?? {}, lang),
      title: optionalText(title),
      fields: mapped(fields, field),
      sections: sections?.map((one) => ({
        names: one.names,
        title: text(one.title),
        description: optionalText(one.description),
      })),
      prefill: prefill && { ...prefill, origin: text(prefill.origin) },
      checks: checks?.map((check) => formChecks.make(check, lang)),
      compute: mapped(compute, computeOf),
    };
  };
  return { text, optionalText, settings, form };
}

/** Return type of `collectionProps`. */
export type CollectionProps = ReturnType<typeof collectionProps>;

/**
 * Converts a parsed collection to props of `<FormCollection>` and `useFormCollection`. Creates the
 * named rules, checks and computations. Call it once, not in each render. Add functions, such as
 * `onSign`, to the result.
 *
 * @param lang BCP 47 tag of the language in which texts are resolved.
 *
 * @example
 * const props = collectionProps(parseCollection(json), "es");
 * const collection = useFormCollection({ ...props, onSign });
 */
export function collectionProps(collection: Collection, lang = "en") {
  const { text, optionalText, settings, form } = createConverters(lang);
  const {
    $schema: _schema,
    id: _id,
    version: _version,
    title: _title,
    forms,
    checks,
    attestation,
    signers,
    whatNext,
    ...plain
  } = collection;
  return {
    ...settings(plain),
    forms: forms.map(form),
    checks: checks?.map((check) => collectionChecks.make(check, lang)),
    attestation: attestation && { ...attestation, statement: text(attestation.statement) },
    signers: signers?.map((one) => ({
      ...one,
      title: text(one.title),
      statement: text(one.statement),
    })),
    whatNext: optionalText(whatNext),
  };
}
