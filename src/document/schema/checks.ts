import { checkDefinitions, collectionCheckDefinitions } from "../../core/rules/registry.ts";
import type { Check, CollectionCheck } from "../../core/rules/rule.ts";
import type { NamedCheck, NamedCollectionCheck } from "./named.ts";
import { createRegistry, type Registry } from "./namedRegistry.ts";
import { argReaders } from "./rules.ts";

export const checks: Registry<NamedCheck, Check> = /* @__PURE__ */ createRegistry(
  "check",
  checkDefinitions,
  argReaders,
);

export const collectionChecks: Registry<NamedCollectionCheck, CollectionCheck> =
  /* @__PURE__ */ createRegistry("check", collectionCheckDefinitions, argReaders);
