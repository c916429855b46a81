import type { CollectionCheck } from "../../core/model/checks/collectionCheck.ts";
import { differentIn } from "../../core/model/checks/differentIn.ts";
import { oneOfThese } from "../../core/model/checks/oneOfThese.ts";
import { sameAs } from "../../core/model/checks/sameAs.ts";
import { sumOf } from "../../core/model/checks/sumOf.ts";
import type { Check } from "../../core/rules/rule.ts";
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
