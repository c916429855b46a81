import { differentIn, parseForm, validateItems } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

const form = parseForm({
  ...questions("Bank: string?", "Account: string", "Name: string?"),
  id: "accounts",
});

type Given = readonly [bank: string | null, account: string | null];

/** The items as they are answered. */
const items = (...given: readonly Given[]) =>
  given.map(([Bank, Account]) => ({ Bank, Account, unknown: 1 }));

const oneAccount = differentIn("accounts", "Bank", "Account");

const found = (...args: Parameters<typeof validateItems>): readonly string[] =>
  validateItems(...args).map(({ item, name, reason }) => `${item} ${name} ${reason}`);

describe("a check across items", () => {
  test("reports a duplicate at the later item", () => {
    for (const [title, given, issues] of [
      ["none", [], []],
      ["one", [["A", "1"]], []],
      [
        "two",
        [
          ["A", "1"],
          ["A", "2"],
        ],
        [],
      ],
      [
        "of two banks",
        [
          ["A", "1"],
          ["B", "1"],
        ],
        [],
      ],
      [
        "the same",
        [
          ["A", "1"],
          ["A", "1"],
        ],
        ["1 Account notDifferent"],
      ],
      [
        "the same, apart",
        [
          ["A", "1"],
          ["B", "1"],
          ["A", "1"],
        ],
        ["2 Account notDifferent"],
      ],
      [
        "three times",
        [
          ["A", "1"],
          ["A", "1"],
          ["A", "1"],
        ],
        ["1 Account notDifferent", "2 Account notDifferent"],
      ],
      [
        "without a bank",
        [
          [null, "1"],
          [null, "1"],
        ],
        [],
      ],
      [
        "without an account",
        [
          ["A", null],
          ["A", "1"],
        ],
        ["0 Account missing"],
      ],
    ] as const) {
      expect.soft(found(form, items(...given), { between: [oneAccount] }), title).toEqual(issues);
    }
  });
});

test.each([
  ["by the definition's id", form, {}, ["1 Account notDifferent"]],
  ["by the collection's", form, { id: "accounts" }, ["1 Account notDifferent"]],
  ["of another form", form, { id: "others" }, []],
  ["of a hidden question", form, { when: (name: string) => name !== "Account" }, []],
  [
    "in addition to other checks",
    form,
    { checks: [() => [{ name: "Name", type: "customError", reason: "x" } as const]] },
    ["0 Name x", "1 Account notDifferent", "1 Name x"],
  ],
])("validates items together %s", (_, definition, options, issues) => {
  const given = items(["A", "1"], ["A", "1"]);
  expect(found(definition, given, { between: [oneAccount], ...options })).toEqual(issues);
});

test("ignores forms whose ids only begin alike", () => {
  const answers = {
    accounts: { Bank: "A", Account: "1" },
    "accounts~1": { Bank: "A", Account: "1" },
    "accounts~02": { Bank: "A", Account: "1" },
    "accounts~x": { Bank: "A", Account: "1" },
    accounts2: { Bank: "A", Account: "1" },
    other: { Bank: "A", Account: "1" },
    "accounts~3": { Bank: "A", Account: "1" },
  };
  expect(oneAccount(answers).map(({ form: id, name }) => [id, name])).toEqual([
    ["accounts~3", "Account"],
  ]);
});

test("validates each item by itself without options", () => {
  expect(found(form, items(["A", "1"], ["A", null]))).toEqual(["1 Account missing"]);
});

test("rejects checks across items of a form without an id, but runs other checks", () => {
  const { parameters } = form;
  const given = items(["A", "1"], ["A", null]);
  expect(() => found({ parameters }, given, { between: [oneAccount] })).toThrow(
    "`between` needs a form id. Pass the id of the form",
  );
  expect(found({ parameters }, given)).toEqual(["1 Account missing"]);
});

test("moves an issue of a missing form to the last item", () => {
  const gone = { form: "gone", name: "Name", reason: "odd", message: "odd" };
  const between = [() => [{ ...gone, type: "customError" } as const]];
  const given = items(["A", "1"], ["A", "2"]);
  expect(found(form, given, { between })).toEqual(["1 Name odd"]);
});
