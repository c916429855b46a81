import fc from "fast-check";
import { type Condition, evaluateCondition } from "../../../src/core/model/evaluateCondition.ts";
import { describe, expect, test } from "vitest";
import {
  blankTest,
  fromDraft,
  type GroupDraft,
  toDraft,
  withOperator,
} from "../../../src/builder/sentences/conditionDraft.ts";

const is = { name: "a", equals: "1" } as const;
const isRow = { name: "a", operator: "is", values: ["1"] } as const;
const answered = { name: "b", form: "f", answered: true } as const;
const answeredRow = { name: "b", form: "f", operator: "isAnswered", values: [null] } as const;

test.each<[condition: Condition | undefined, draft: GroupDraft | null]>([
  [undefined, null],
  [is, { mode: "all", rows: [isRow] }],
  [answered, { mode: "all", rows: [answeredRow] }],
  [
    { name: "b", answered: false },
    { mode: "all", rows: [{ name: "b", operator: "isNotAnswered", values: [null] }] },
  ],
  [
    { name: "a", not: "1" },
    { mode: "all", rows: [{ name: "a", operator: "isNot", values: ["1"] }] },
  ],
  [
    { name: "a", oneOf: ["1", "2"] },
    { mode: "all", rows: [{ name: "a", operator: "isOneOf", values: ["1", "2"] }] },
  ],
  [
    { name: "a", oneOf: [] },
    { mode: "all", rows: [{ name: "a", operator: "isOneOf", values: [] }] },
  ],
  [{ any: [is, answered] }, { mode: "any", rows: [isRow, answeredRow] }],
  [{ any: [] }, { mode: "any", rows: [] }],
  [
    { all: [is, { any: [answered, { all: [is, { any: [] }] }] }] },
    {
      mode: "all",
      rows: [
        isRow,
        {
          mode: "any",
          rows: [answeredRow, { mode: "all", rows: [isRow, { mode: "any", rows: [] }] }],
        },
      ],
    },
  ],
])("%j has a draft that is written as the same condition", (condition, draft) => {
  expect(toDraft(condition)).toEqual(draft);
  expect(fromDraft(draft)).toEqual(condition);
});

describe("incomplete rows", () => {
  const chosen = { ...blankTest, name: "a" };
  test.each([
    ["no question", blankTest],
    ["no answer", chosen],
    ["no answer of several", { ...chosen, operator: "isOneOf" }],
  ] as const)("a row with %s is not written", (_, row) => {
    expect(fromDraft({ mode: "any", rows: [row] })).toBeUndefined();
    expect(fromDraft({ mode: "any", rows: [isRow, row] })).toEqual(is);
    expect(fromDraft({ mode: "all", rows: [isRow, { mode: "any", rows: [row] }] })).toEqual(is);
  });

  test("blank answers of several are left out", () => {
    const row = { ...chosen, operator: "isOneOf", values: ["1", null] } as const;
    expect(fromDraft({ mode: "all", rows: [row] })).toEqual({ name: "a", oneOf: ["1"] });
  });
});

test("another operator keeps the answers that it compares", () => {
  const several = withOperator({ ...isRow, values: ["1", "2"] }, "isOneOf");
  expect(several.values).toEqual(["1", "2"]);
  expect(withOperator(several, "isNot").values).toEqual(["1"]);
  expect(withOperator({ ...isRow, values: [] }, "isOneOf").values).toEqual([null]);
});

const name = fc.constantFrom("a", "b", "__proto__");
const value = fc.constantFrom("", "1", "2");
const optionalForm = { requiredKeys: ["name"] } satisfies { requiredKeys: ["name"] };
const tested = fc.record({ name, form: fc.constantFrom("f", "g") }, optionalForm);
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.tuple(tested, value).map(([of, equals]) => ({ ...of, equals })),
  fc.tuple(tested, value).map(([of, not]) => ({ ...of, not })),
  fc.tuple(tested, fc.array(value, { maxLength: 3 })).map(([of, oneOf]) => ({ ...of, oneOf })),
  fc.tuple(tested, fc.boolean()).map(([of, one]) => ({ ...of, answered: one })),
);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => {
  const list = fc.array(tie("condition"), { maxLength: 3 });
  return {
    condition: fc.oneof(
      { depthSize: "small" },
      leaf,
      list.map((all) => ({ all })),
      list.map((any) => ({ any })),
    ),
  };
});

/** Whether a condition has a list with one condition, which is written without the list. */
const hasSingle = (one: Condition): boolean => {
  const list = "all" in one ? one.all : "any" in one ? one.any : null;
  return list !== null && (list.length === 1 || list.some(hasSingle));
};

test("a condition that is read and written evaluates alike", () => {
  fc.assert(
    fc.property(condition, fc.infiniteStream(fc.option(value)), (before, stream) => {
      const after = fromDraft(toDraft(before));
      const answers = new Map<string, string | null>();
      const answerTo = (one: { name: string; form?: string }): string | null => {
        const key = JSON.stringify([one.form, one.name]);
        if (!answers.has(key)) answers.set(key, stream.next().value ?? null);
        return answers.get(key) ?? null;
      };
      expect(after && evaluateCondition(after, answerTo)).toBe(evaluateCondition(before, answerTo));
    }),
  );
});

test("a condition without a list of one keeps its shape", () => {
  fc.assert(
    fc.property(condition, (before) => {
      fc.pre(!hasSingle(before));
      expect(fromDraft(toDraft(before))).toEqual(before);
    }),
  );
});
