import type { MessageOverrides, Messages } from "parameter-form/core";
import { es } from "parameter-form/locales/es";
import type { Translation } from "parameter-form/locales/en";
import { expectTypeOf, test } from "vitest";

test("a table is assignable to Messages", () => {
  expectTypeOf(es).toExtend<Messages>();
  expectTypeOf(es).toExtend<MessageOverrides>();
});

test("an incomplete table does not compile", () => {
  const { retry: _, ...incomplete } = es;
  expectTypeOf(incomplete).not.toExtend<Translation<"many">>();

  // @ts-expect-error a sentence without its placeholder
  const mute: Translation<"many"> = { ...es, ambiguous: "Léalo" };
  // @ts-expect-error a sentence with another placeholder
  const wrong: Translation<"many"> = { ...es, "notNumber.currency": "{label}: {examples}" };
  // @ts-expect-error a language with a plural category more
  const plural: Translation<"many" | "few"> = es;
  const { "items.many": __, ...fewer } = es;
  expectTypeOf(fewer).not.toExtend<Translation<"many">>();
  expectTypeOf([mute, wrong, plural]).toBeArray();
});

test("accepts placeholders in any order", () => {
  const turned: Translation<"many"> = { ...es, ambiguous: "{example}: {label}" };
  expectTypeOf(turned).toExtend<Messages>();
});
