import type { CollectionCheck } from "../../core/checks/collectionCheck.ts";
import { differentIn } from "../../core/checks/differentIn.ts";
import { oneOfThese } from "../../core/checks/oneOfThese.ts";
import { sameAs } from "../../core/checks/sameAs.ts";
import { sumOf } from "../../core/checks/sumOf.ts";
import type { Check } from "../../core/rules/rule.ts";
import type { NamedCheck, NamedCollectionCheck } from "./named.ts";
import { amount } from "./rules.ts";
import { tagged } from "../shapes/choices.ts";
import { list, some } from "../shapes/lists.ts";
import { type Shapes } from "../shapes/object.ts";
import { type Shape } from "../shapes/shape.ts";
import { text } from "../shapes/values.ts";

/** A check that a document names: what it takes, and how it is made of that. */
interface Row<Args, Made> {
  readonly takes: Shapes<Args>;
  readonly required: readonly string[];
  make(args: Args): Made;
}

type Rows<Said extends { readonly check: string }, Made> = {
  readonly [Name in Said["check"]]: Row<Omit<Extract<Said, { check: Name }>, "check">, Made>;
};

const inForm: Rows<NamedCheck, Check> = {
  sumOf: {
    takes: { names: list(text), total: amount },
    required: ["names", "total"],
    make: ({ names, total }) => sumOf(names, total),
  },
  sameAs: {
    takes: { name: text, other: text },
    required: ["name", "other"],
    make: ({ name, other }) => sameAs(name, other),
  },
  oneOfThese: {
    takes: { names: list(text) },
    required: ["names"],
    make: ({ names }) => oneOfThese(...names),
  },
};

const across: Rows<NamedCollectionCheck, CollectionCheck> = {
  differentIn: {
    takes: { form: text, names: some(text) },
    required: ["form", "names"],
    make: ({ form, names: [name, ...others] }) => differentIn(form, name, ...others),
  },
};

const rowOf = (name: NamedCheck["check"]): Row<object, Check> => inForm[name];

/** The check of a form that is named. */
export const checkOf = (said: NamedCheck): Check => rowOf(said.check).make(said);

/** The check of a collection that is named. */
export const collectionCheckOf = (said: NamedCollectionCheck): CollectionCheck =>
  across[said.check].make(said);

export const checkShape: Shape<NamedCheck> = /* @__PURE__ */ tagged("check", inForm);

export const collectionCheckShape: Shape<NamedCollectionCheck> = /* @__PURE__ */ tagged(
  "check",
  across,
);
