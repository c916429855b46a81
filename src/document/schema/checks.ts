import type { CollectionCheck, Check } from "../../core/rules/rule.ts";
import { differentIn, oneOfThese, sameAs, sumOf } from "../../core/model/checks/checks.ts";
import type { NamedCheck, NamedCollectionCheck } from "./named.ts";
import { createRegistry, type Registry } from "./namedRegistry.ts";
import { amount } from "./rules.ts";
import { list, some } from "../shapes/lists.ts";
import { text } from "../shapes/values.ts";

export const checks: Registry<NamedCheck, Check> = /* @__PURE__ */ createRegistry("check", {
  sumOf: {
    args: { names: list(text), total: amount },
    make: ({ names, total }) => sumOf(names, total),
  },
  sameAs: { args: { name: text, other: text }, make: ({ name, other }) => sameAs(name, other) },
  oneOfThese: { args: { names: list(text) }, make: ({ names }) => oneOfThese(...names) },
});

export const collectionChecks: Registry<NamedCollectionCheck, CollectionCheck> =
  /* @__PURE__ */ createRegistry("check", {
    differentIn: {
      args: { form: text, names: some(text) },
      make: ({ form, names: [name, ...others] }) => differentIn(form, name, ...others),
    },
  });
