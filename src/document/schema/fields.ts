import type { InputHints } from "../../core/rules/rule.ts";
import type {
  DocumentChoice,
  DocumentField,
  DocumentOptionGroup,
  DocumentOptions,
  DocumentSection,
} from "./collectionTypes.ts";
import { amount, ruleShape } from "./rules.ts";
import { either } from "../shapes/choices.ts";
import { list, record } from "../shapes/lists.ts";
import { object, type Shapes, type ObjectShape } from "../shapes/object.ts";
import { type Shape } from "../shapes/shape.ts";
import { count, exactly, flag, text, upTo } from "../shapes/values.ts";
import { textShape } from "./texts.ts";

/** A rule by name, or `null` for none. */
export const ruleOrNone = /* @__PURE__ */ either(ruleShape, /* @__PURE__ */ exactly(null));

const commonHints = {
  inputMode: exactly("text", "numeric", "decimal", "tel", "email"),
  autoComplete: text,
  spellCheck: flag,
  autoCapitalize: exactly("none", "words", "characters", "sentences"),
} as const;

const width = /* @__PURE__ */ exactly("6rem", "8rem", "10rem", "12rem", "14rem", "20rem", "full");

export const markup = /* @__PURE__ */ exactly("text", "html", "markdown");

export const hintsShape: Shape<InputHints> = /* @__PURE__ */ object<InputHints>({
  ...commonHints,
  type: exactly("text", "tel"),
  enterKeyHint: exactly("enter", "done", "go", "next", "previous", "search", "send"),
  width,
});

export const choice: Shapes<DocumentChoice> = {
  booleanAs: exactly("select", "radio"),
  selectAs: exactly("select", "radio"),
  radioLimit: count,
  searchable: flag,
  searchLimit: count,
};

export const fieldShape: ObjectShape<DocumentField> = /* @__PURE__ */ object<DocumentField>({
  ...choice,
  ...commonHints,
  rule: ruleOrNone,
  as: exactly("agreement"),
  label: textShape,
  options: record(textShape),
  optionsFor: object<DocumentOptions>({ by: text, values: record(list(text)) }, ["by", "values"]),
  groups: list(
    object<DocumentOptionGroup>({ title: textShape, values: list(text) }, ["title", "values"]),
  ),
  description: textShape,
  markup,
  help: textShape,
  width,
  readOnly: flag,
  disabled: flag,
  allowNegative: flag,
  min: amount,
  max: amount,
  decimals: upTo(20),
  stored: text,
  sensitive: flag,
  multiline: either(flag, upTo(100)),
  keywords: record(text),
});

export const sectionShape: Shape<DocumentSection> = /* @__PURE__ */ object<DocumentSection>(
  { title: textShape, description: textShape, names: list(text) },
  ["title", "names"],
);
