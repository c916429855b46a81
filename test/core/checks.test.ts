import {
  addDecimals,
  type Check,
  checkPayload,
  codecFor,
  date,
  decimal,
  decimals,
  ein,
  max,
  min,
  multiplyDecimals,
  oneOfThese,
  parseForm,
  messageFor,
  payloadSchema,
  type RuleOptions,
  ruleFor,
  sameAs,
  shownWhen,
  suggestedRules,
  sumOf,
  toPayload,
  validateForm,
} from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { questions } from "../support/questions.ts";

const form = parseForm(
  questions(
    "Bank: string?",
    "Account: string?",
    "Again: string?",
    "First: percent?",
    "Second: percent?",
    "Third: percent?",
    "Home: string?",
    "Mobile: string?",
    "Children: number?",
    "Others: number?",
    "Step_3: currency?",
  ),
);

/** What is found, as `name reason` and, after `!`, where it is only warned of. */
const found = (values: Record<string, unknown>, options: RuleOptions): readonly string[] =>
  validateForm(form, values, options).map(
    ({ name, reason, severity }) => `${name} ${reason}${severity === "warning" ? "!" : ""}`,
  );

const split = sumOf(["First", "Second", "Third"], "100");
const again = sameAs("Again", "Account");
const phone = oneOfThese("Home", "Mobile");
const warned: Check = ({ Bank }) =>
  Bank === "?" ? [{ name: "Bank", type: "customError", reason: "odd", severity: "warning" }] : [];

test("cross-field checks report issues between answers", () => {
  for (const [title, check, values, expected] of [
    ["no part answered", split, {}, []],
    ["one part that is all", split, { First: "100" }, []],
    ["parts that are all, to the digit", split, { First: "33.3", Second: "66.70" }, []],
    ["parts that are too little", split, { First: "33.3", Second: "66.6" }, ["Third notTotal"]],
    [
      "a part that is none",
      split,
      { First: "50", Second: "x" },
      ["Second notNumber", "Third notTotal"],
    ],
    ["a text that is no part", sumOf(["First", "Bank"], "100"), { First: "50", Bank: "x" }, []],
    ["the same again", again, { Account: "01", Again: "01" }, []],
    ["another again", again, { Account: "01", Again: "1" }, ["Again notSame"]],
    ["nothing again", again, { Account: "01" }, ["Again notSame"]],
    ["again alone", again, { Again: "1" }, ["Again notSame"]],
    ["neither", again, {}, []],
    ["none of these", phone, {}, ["Home noneOfThese"]],
    ["one of these", phone, { Mobile: "1" }, []],
    ["a warning", warned, { Bank: "?" }, ["Bank odd!"]],
  ] as const) {
    expect.soft(found(values, { checks: [check] }), title).toEqual(expected);
  }
});

test("the issue of another answer names the first question", () => {
  const issues = validateForm(form, { Account: "01", Again: "1" }, { checks: [again] });
  expect(issues.map(({ type }) => type)).toEqual(["customError"]);
  const messages = issues.map((issue) => messageFor(issue, form.parameters[2]));
  expect(messages).toEqual(["Enter the same as for “Account”"]);
});

describe("a question that repeats another by sameAs", () => {
  const pair = parseForm(
    questions("ssn: string?", "ssn_again: string?", "ein: string?", "e: string?"),
  );
  const twice = [sameAs("ssn_again", "ssn"), sameAs("e", "ein")];
  const reasons = (values: Record<string, string>, options: RuleOptions) =>
    validateForm(pair, values, { checks: twice, ...options }).map(
      ({ name, reason }) => `${name} ${reason}`,
    );

  test.each<readonly [string, RuleOptions, Record<string, string>, readonly string[]]>([
    ["a default rule", {}, { ssn: "123-45-6789", ssn_again: "123-45-6789" }, []],
    ["a default rule", {}, { ssn: "123-45-6789", ssn_again: "123456789" }, ["ssn_again ssnDigits"]],
    [
      "a rule of the app",
      { rules: { ein: ein() } },
      { ein: "12-3456789", e: "1" },
      ["e einDigits"],
    ],
    [
      "a suggested rule",
      { defaultRules: suggestedRules },
      { e: "x", ein: "x" },
      ["ein einDigits", "e einDigits"],
    ],
    [
      "a rule of its own",
      { rules: { ssn_again: null } },
      { ssn: "123-45-6789", ssn_again: "1" },
      ["ssn_again notSame"],
    ],
    ["no rule", { defaultRules: false }, { ssn: "1", ssn_again: "1" }, []],
  ])("has the rule of the other: %s", (_, options, values, expected) => {
    expect(reasons(values, options)).toEqual(expected);
  });

  test("is parsed as the other is", () => {
    const [, again] = pair.parameters;
    if (!again) throw new Error("The form has no second question");
    const rule = ruleFor(again, { checks: twice });
    const text = { rule, parameter: again, locale: "en-US", currency: "USD" };
    expect(codecFor(again, rule).parse("123456789", text)).toEqual({
      ok: true,
      value: "123-45-6789",
    });
  });
});

test("messages name a question by its label, without a colon at its end", () => {
  const [first, second] = parseForm(questions("Home: string?", "Mobile: string?")).parameters;
  const labelled = [first, second].map((one) => ({ ...one, label: `${one?.label}:` }));
  const [issue] = validateForm(parseForm({ parameters: labelled }), {}, { checks: [phone] });
  expect(issue?.params).toEqual({ questions: ["Home", "Mobile"] });
});

test("lists an error before a warning, and the issues of a value before those of checks", () => {
  const refused: Check = () => [{ name: "Bank", type: "customError", reason: "refused" }];
  expect(found({ Bank: "?" }, { checks: [warned, refused, warned] })).toEqual(["Bank refused"]);
  expect(found({ Bank: 1 }, { checks: [refused] })).toEqual(["Bank notText"]);
});

test("lists an issue of a hidden question last", () => {
  const when = shownWhen(form, {
    Third: { name: "Second", answered: true },
    Again: { name: "Bank", answered: true },
    Home: { name: "Bank", answered: true },
    Mobile: { name: "Bank", answered: true },
  });
  const stubborn: Check = (answers, { parameters }) => [
    { name: "Third", type: "customError", reason: `${parameters.length} ${answers["Third"]}` },
  ];
  const values = { First: "90", Third: "10", Account: "1" };
  expect(found(values, { when, checks: [stubborn, split, again, phone] })).toEqual([
    "Second notTotal",
    "Third 7 undefined",
  ]);
});

const compute: RuleOptions["compute"] = {
  Step_3: ({ Children = "0", Others = "0" }) =>
    addDecimals(multiplyDecimals(Children, "2000"), multiplyDecimals(Others, "500")),
};
const sent = (values: Record<string, string>) => ({
  parameters: Object.entries(values).map(([name, value]) => ({ name, value })),
});

/** What reckons throws for a text that is no number. */
const doubled: Check = ({ Children = "0", Bank = "0" }) =>
  multiplyDecimals(addDecimals(Children, Bank), "2") === "4"
    ? [{ name: "Home", type: "customError", reason: "four" }]
    : [];

test.each<readonly [Record<string, string>, readonly string[]]>([
  [{ Children: "two", Step_3: "0" }, ["Children notNumber"]],
  [{ Children: "two", Step_3: "4000" }, ["Children notNumber", "Step_3 notComputed"]],
  [{ Bank: "two", Step_3: "0" }, ["Bank notNumber"]],
  [{ Bank: "1.50", Children: "1", Step_3: "2000" }, []],
  [{ Bank: "1", Children: "1", Step_3: "2000" }, ["Home four"]],
  // More than its type or rule allows is still a number.
  [{ Bank: "-1", Children: "3", Step_3: "6000" }, ["Bank belowMin", "Home four"]],
])("given %j, checks and computations skip invalid values", (values, expected) => {
  const rules = { Bank: decimal({ min: "0" }), Others: () => null };
  expect(found(values, { checks: [doubled], compute, rules })).toEqual(expected);
});

describe("a computed answer", () => {
  const values = { Children: "2", Others: "1" };

  test("is submitted, whatever value is given for it", () => {
    const all = sent({ ...values, Step_3: "4500" });
    expect(toPayload(form, values, { compute })).toEqual(all);
    expect(toPayload(form, { ...values, Step_3: "1" }, { compute })).toEqual(all);
  });

  test("is required by a server to the letter", () => {
    const refusal = { fields: { Step_3: [expect.stringContaining("does not follow")] } };
    expect(checkPayload(form, sent({ ...values, Step_3: "4500" }), { compute })).toBeNull();
    expect(checkPayload(form, sent({ ...values, Step_3: "4500.00" }), { compute })).toEqual(
      refusal,
    );
    expect(checkPayload(form, sent(values), { compute })).toEqual(refusal);
    const schema = payloadSchema(form, { compute })["~standard"];
    expect(schema.validate(sent({ ...values, Step_3: "0" }))).toEqual({
      issues: [{ message: expect.stringContaining("Step_3: "), path: ["parameters", 2, "value"] }],
    });
  });

  test("is not submitted where nothing is computed or the question is hidden", () => {
    const none = { compute: { Step_3: () => null } };
    expect(toPayload(form, { ...values, Step_3: "1" }, none)).toEqual(sent(values));
    expect(found({ Step_3: "1" }, none)).toEqual(["Step_3 notComputed"]);
    const when = shownWhen(form, { Step_3: { name: "Others", answered: true } });
    expect(toPayload(form, { Children: "2" }, { compute, when })).toEqual(sent({ Children: "2" }));
  });

  const limits = { Step_3: max("100"), Extra: decimals(0), Least: min("0"), Day: date() };
  test.each([
    ["Step_3", "1.005", "tooManyDecimals"],
    ["Step_3", "101", "aboveMax"],
    ["Step_3", "much", "notNumber"],
    ["Extra", "12.5", "notWhole"],
    ["Least", "-1", "belowMin"],
    ["Share", "100.5", "tooLarge"],
    ["Share", "-5", "negative"],
    ["Count", "2.5", "notWhole"],
    ["Count", "0", "notPositive"],
    ["Day", "12", "notDate"],
    ["Agreed", "1", "notBoolean"],
    ["Status", "1", "notOption"],
  ])("%s: %j, rejected as %s, is reported as an error of the app", (name, value, refused) => {
    const all = ["Step_3: currency?", "Extra: currency?", "Least: currency?", "Share: percent?"];
    const others = ["Count: number?", "Day: string?", "Agreed: boolean?", "Status: select? a|b"];
    const form = parseForm(questions(...all, ...others));
    const options = { compute: { [name]: () => value }, rules: limits };
    const issues = [{ name, reason: "computedInvalid", params: { refused } }];
    expect(validateForm(form, { [name]: value }, options)).toMatchObject(issues);
    expect(() => toPayload(form, {}, options)).toThrow(`"${name}" (computedInvalid)`);
    expect(checkPayload(form, sent({ [name]: value }), options)).toEqual({
      fields: { [name]: [expect.stringContaining("tell the people who run this site")] },
    });
  });

  test("is missing where it is required and nothing is computed", () => {
    const total = parseForm(questions("Hours: number?", "Total: number"));
    const none = { compute: { Total: ({ Hours }: { Hours?: string }) => Hours } };
    expect(validateForm(total, {}, none)).toMatchObject([{ name: "Total", reason: "missing" }]);
  });

  test("may be computed from another", () => {
    const chain: RuleOptions["compute"] = {
      First: ({ Second }) => Second,
      Second: ({ Third }) => Third,
    };
    expect(toPayload(form, { Third: "5" }, { compute: chain })).toEqual(
      sent({ First: "5", Second: "5", Third: "5" }),
    );
  });

  test("throws when computed from itself, or when the function returns no string", () => {
    const circle: RuleOptions["compute"] = {
      First: ({ Second }) => Second,
      Second: ({ First }) => First,
    };
    expect(() => found({}, { compute: circle })).toThrow('"First", "Second", "First"');
    const float: RuleOptions["compute"] = JSON.parse("{}");
    expect(() => found({}, { compute: { ...float, First: () => JSON.parse("1.5") } })).toThrow(
      'The computation of "First" must return a submitted string',
    );
  });
});
