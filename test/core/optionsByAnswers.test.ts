import { parseForm } from "parameter-form";
import {
  checkPayload,
  formSchema,
  InvalidValuesError,
  optionsBy,
  payloadSchema,
  shownWhen,
  toPayload,
  validateForm,
  validateItems,
} from "parameter-form/core";
import { createService } from "parameter-form/service";
import { expect, test } from "vitest";
import { bodyOf, post } from "../service/support.ts";
import { questions } from "../support/questions.ts";

const lines = [
  "State: select MD|VA|DC",
  "County: select? baltimore|howard|fairfax",
  "City: select? columbia|reston",
  "Note: string?",
];
const form = parseForm(questions(...lines));
const County = { options: optionsBy("State", { MD: ["baltimore", "howard"], VA: ["fairfax"] }) };
const City = { options: optionsBy("County", { howard: ["columbia"], fairfax: ["reston"] }) };
const fields = { County, City };
const unavailable = "Choose another option. This one is not offered with your answer to “State”.";

type Row = readonly [answers: Record<string, string>, found: readonly string[]];

test.each<Row>([
  [{ State: "MD", County: "howard", City: "columbia" }, []],
  [{ State: "VA", County: "fairfax", City: "reston" }, []],
  [{ State: "VA", County: "howard" }, ["County: optionUnavailableFor"]],
  // The definition decides whether an answer counts for others.
  [{ State: "VA", County: "howard", City: "columbia" }, ["County: optionUnavailableFor"]],
  [
    { State: "VA", County: "howard", City: "reston" },
    ["County: optionUnavailableFor", "City: optionUnavailableFor"],
  ],
  [{ State: "VA" }, []],
  // Without an answer or a row, all options are offered.
  [{ State: "DC", County: "howard" }, []],
  [{ County: "howard" }, ["State: missing"]],
  [{ State: "VA", County: "other" }, ["County: notOption"]],
])("validates %j against the table", (answers, found) => {
  const issues = validateForm(form, answers, { fields });
  expect(issues.map(({ name, reason }) => `${name}: ${reason}`)).toEqual(found);
});

test("a function of the answers decides, and a list is fixed", () => {
  const reasons = (options: (typeof County)["options"] | readonly string[]) =>
    validateForm(form, { State: "MD", County: "fairfax" }, { fields: { County: { options } } }).map(
      ({ reason }) => reason,
    );
  expect(reasons(({ State }) => (State === "MD" ? ["howard"] : undefined))).toEqual([
    "optionUnavailable",
  ]);
  expect(reasons(["howard"])).toEqual(["optionUnavailable"]);
  expect(reasons(["howard", "fairfax", "unknown"])).toEqual([]);
  expect(reasons([])).toEqual(["optionUnavailable"]);
});

test("answers to hidden and disabled questions restrict nothing and are not checked", () => {
  const when = shownWhen(form, { State: { name: "Note", answered: true } });
  const answers = { State: "VA", County: "howard" };
  expect(validateForm(form, answers, { fields, when })).toEqual([]);
  const disabled = { County: { ...County, disabled: true } };
  expect(validateForm(form, answers, { fields: disabled })).toEqual([]);
});

test("each check of the server has the same message", async () => {
  const answers = { State: "VA", County: "howard" };
  const text = bodyOf(answers);
  const body: unknown = JSON.parse(text);
  const messages = { fields: { County: [unavailable] } };
  expect(checkPayload(form, body, { fields })).toEqual(messages);
  const issues = [{ message: `County: ${unavailable.replace("C", "c")}` }];
  expect(formSchema(form, { fields })["~standard"].validate(answers)).toMatchObject({ issues });
  expect(payloadSchema(form, { fields })["~standard"].validate(body)).toMatchObject({ issues });
  expect(() => toPayload(form, answers, { fields })).toThrow(InvalidValuesError);
  expect(validateItems(form, [answers], { fields })).toMatchObject([{ item: 0, name: "County" }]);
  const service = createService({
    forms: [{ id: "address", ...questions(...lines) }],
    lists: {},
    formOptions: { address: { fields } },
  });
  expect((await post("/forms/address/validate", text, service)).status).toBe(400);
  const valid = bodyOf({ State: "VA", County: "fairfax" });
  expect((await post("/forms/address/validate", valid, service)).status).toBe(200);
});

test("works for any name and value", () => {
  const odd = parseForm(questions("__proto__: select constructor|a", "b: select x|y"));
  const options = optionsBy("__proto__", JSON.parse('{ "__proto__": ["x"], "a": ["y"] }'));
  const reasons = (answer: string) =>
    validateForm(odd, JSON.parse(`{ "__proto__": "${answer}", "b": "x" }`), {
      fields: { b: { options } },
    }).map(({ reason }) => reason);
  expect([reasons("constructor"), reasons("a")]).toEqual([[], ["optionUnavailableFor"]]);
});
