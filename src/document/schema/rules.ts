import { type DateLimit, type FromToday } from "../../core/rules/args.ts";
import { ruleDefinitions } from "../../core/rules/registry.ts";
import type { Rule } from "../../core/rules/rule.ts";
import { suggestedRules } from "../../core/rules/suggestedRules.ts";
import { wireDecimal } from "../../core/values/wireDecimal.ts";
import type { DocumentSettings } from "./collectionTypes.ts";
import type { NamedRule } from "./named.ts";
import { type ArgReaders, createRegistry, type Registry } from "./namedRegistry.ts";
import { either } from "../shapes/choices.ts";
import { list, some } from "../shapes/lists.ts";
import { object } from "../shapes/object.ts";
import type { Shape } from "../shapes/shape.ts";
import { count, exactly, filled, matching, text, upTo, whole } from "../shapes/values.ts";
import { named, tried } from "../shapes/wrapped.ts";
import { textIn, textShape } from "./texts.ts";
import { reasonOf } from "../wording.ts";

/** A decimal in a string. */
export const amount: Shape<string> = /* @__PURE__ */ matching(
  wireDecimal,
  'a number in a string, such as "0.01"',
);

const limit: Shape<DateLimit> = /* @__PURE__ */ either(
  /* @__PURE__ */ matching(/^(today|\d{4}-\d\d-\d\d)$/, 'a day such as "2026-01-31", or "today"'),
  /* @__PURE__ */ object<FromToday>({ years: whole, months: whole, days: whole }),
);

export const ruleShape: Shape<NamedRule> = /* @__PURE__ */ named(
  "rule",
  "an object with a rule",
  () => validRule,
);

/** Creates the reader of an argument that a document contains unchanged. */
const plain = <T>(shape: Shape<T>) => ({ shape, convert: (value: T): T => value });

/** Readers of arguments by kind. */
export const argReaders: ArgReaders = {
  amount: plain(amount),
  decimals: plain(upTo(20)),
  count: plain(count),
  text: plain(text),
  filledText: plain(filled),
  texts: plain(list(text)),
  someTexts: plain(some(text)),
  someFilledTexts: plain(some(filled)),
  filledTextOrTexts: plain(either(filled, list(filled))),
  localizedText: { shape: textShape, convert: textIn },
  ssnFormat: plain(exactly("dashes", "digits")),
  dateLimit: plain(limit),
  rule: { shape: ruleShape, convert: (rule, lang) => ruleOf(rule, lang) },
  rules: {
    shape: some(ruleShape),
    convert: ([first, ...others], lang) => [
      ruleOf(first, lang),
      ...others.map((one) => ruleOf(one, lang)),
    ],
  },
};

const rules: Registry<NamedRule, Rule> = /* @__PURE__ */ createRegistry(
  "rule",
  ruleDefinitions,
  argReaders,
);

/** Creates a named rule, with its message in the language `lang`. */
export const ruleOf = (rule: NamedRule, lang: string): Rule => rules.make(rule, lang);

/** Returns the rules by parameter name that `defaultRules` of a document selects. */
export const defaultRulesOf = (settings: DocumentSettings["defaultRules"]) =>
  settings === "suggested" ? suggestedRules : settings;

/** Returns the reason why a rule cannot be created, or `null`. */
function problemOf(rule: NamedRule): string | null {
  try {
    ruleOf(rule, "en");
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

const validRule: Shape<NamedRule> = /* @__PURE__ */ tried(rules.shape, problemOf);
