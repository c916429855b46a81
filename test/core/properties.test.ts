import { expect, test } from "vitest";
import { answerProperties } from "./properties/answers.ts";
import { definitionProperties } from "./properties/definitions.ts";
import { identifierProperties } from "./properties/identifiers.ts";
import { ruleProperties } from "./properties/rules.ts";
import { schemaProperties } from "./properties/schemas.ts";
import { textProperties } from "./properties/texts.ts";
import { valueProperties } from "./properties/values.ts";

const properties = [
  ...valueProperties,
  ...answerProperties,
  ...definitionProperties,
  ...schemaProperties,
  ...ruleProperties,
  ...identifierProperties,
  ...textProperties,
];

test("each has a title of its own", () => {
  expect(new Set(properties.map(([title]) => title)).size).toBe(properties.length);
});

test.each(properties)("%s", (_, hold) => {
  expect(hold).not.toThrow();
});
