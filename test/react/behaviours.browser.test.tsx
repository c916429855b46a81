import { expect, test } from "vitest";
import { behaviourRows as rows, testBehaviours } from "../support/testBehaviours.ts";

test("the table has no duplicate rows", () => {
  const names = rows.map(({ mask, where, steps }) => `${mask} ${where} ${steps}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

testBehaviours();
