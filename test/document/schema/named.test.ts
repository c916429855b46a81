import type { NamedCheck, NamedCollectionCheck, NamedRule } from "parameter-form/document";
import { expectTypeOf, test } from "vitest";
import type {
  CheckDefinition,
  CollectionCheckDefinition,
  RuleDefinition,
} from "../../../src/core/rules/registry.ts";
import type { DocumentArgs } from "../../../src/document/schema/namedRegistry.ts";

/** All keys of an intersection in one type. */
type Flat<T> = { [Key in keyof T]: T[Key] };

/** Arguments by name, as the published type has them. The key `Tag` contains the name. */
type Published<Named extends Record<Tag, string>, Tag extends string> = {
  [Name in Named[Tag]]: Named extends unknown
    ? Name extends Named[Tag]
      ? Flat<Omit<Named, Tag>>
      : never
    : never;
};

/** Arguments by name, as the definitions have them. */
type Defined<T extends { readonly name: string; readonly args: unknown }> = {
  [One in T as One["name"]]: Flat<DocumentArgs<One["args"]>>;
};

test("the published types have the rules and checks that are defined", () => {
  expectTypeOf<Defined<RuleDefinition>>().toEqualTypeOf<Published<NamedRule, "rule">>();
  expectTypeOf<Defined<CheckDefinition>>().toEqualTypeOf<Published<NamedCheck, "check">>();
  expectTypeOf<Defined<CollectionCheckDefinition>>().toEqualTypeOf<
    Published<NamedCollectionCheck, "check">
  >();
});
