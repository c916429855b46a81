import * as core from "parameter-form/core";
import { en } from "parameter-form/locales/en";
import { expect, test } from "vitest";
import { metadataOf } from "../../../src/core/metadata.ts";
import type { ArgTypes } from "../../../src/core/rules/args.ts";
import type { Definition } from "../../../src/core/rules/define.ts";
import {
  checkDefinitions,
  collectionCheckDefinitions,
  ruleDefinitions,
} from "../../../src/core/rules/registry.ts";
import { faults, hints } from "../../locales/faults.ts";

/** A definition whose arguments are not known. */
type AnyDefinition = Omit<Definition, "make" | "factory"> & {
  make(args: object): unknown;
  readonly factory?: object;
};
const definitions: readonly AnyDefinition[] = [
  ...ruleDefinitions,
  ...checkDefinitions,
  ...collectionCheckDefinitions,
];
const factoryOf = ({ make, factory = make }: AnyDefinition): object => factory;

/** An argument of each kind. */
const samples: ArgTypes = {
  amount: "1",
  decimals: 2,
  count: 2,
  text: "a",
  filledText: "a",
  texts: ["a", "b"],
  someTexts: ["a", "b"],
  someFilledTexts: ["N/A"],
  filledTextOrTexts: "N/A",
  localizedText: "Enter a letter",
  ssnFormat: "digits",
  dateLimit: "today",
  rule: core.zip(),
  rules: [core.zip(), core.email()],
};

test("each definition of a rule or a check is in the registry", () => {
  const modules = import.meta.glob<object>(
    ["../../../src/core/rules/*.ts", "../../../src/core/model/checks/*.ts"],
    { eager: true },
  );
  const found = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith("Definition"));
  expect(found.map(([name]) => name).toSorted()).toEqual(
    definitions.map(({ name }) => `${name}Definition`).toSorted(),
  );
  expect(new Set(found.map(([, definition]) => definition))).toEqual(new Set(definitions));
});

test("each rule and check has a name, arguments, a function that makes it, and messages", () => {
  for (const { factory: _, ...definition } of definitions)
    expect
      .soft(Object.keys(definition), definition.name)
      .toEqual(["name", "args", "make", "messages"]);
});

test("the name of each rule and check is the one of its function", () => {
  const published = new Map(Object.entries(core));
  for (const definition of definitions)
    expect.soft(published.get(definition.name), definition.name).toBe(factoryOf(definition));
});

test("what is created records its function and its arguments", () => {
  for (const definition of definitions) {
    const args = Object.fromEntries(
      Object.entries(definition.args).flatMap(([arg, kind]) =>
        typeof kind === "string" ? [[arg, samples[kind]]] : [],
      ),
    );
    const metadata = metadataOf(Object(definition.make(args)));
    expect.soft(metadata?.factory, definition.name).toBe(factoryOf(definition));
    expect.soft(metadata?.args, definition.name).toMatchObject(args);
  }
});

test("the messages of each rule and check are those of its reasons", () => {
  const reasonsOf = (factory: object) =>
    [...faults, ...hints]
      .filter(({ made }) => made && metadataOf(made)?.factory === factory)
      .map(({ reason }) => reason);
  for (const definition of definitions) {
    const reasons = new Set(reasonsOf(factoryOf(definition)));
    expect.soft(new Set(Object.keys(definition.messages)), definition.name).toEqual(reasons);
  }
});

test("the languages translate the messages of each rule and check", () => {
  for (const { name, messages } of definitions) expect.soft(en, name).toMatchObject(messages);
});
