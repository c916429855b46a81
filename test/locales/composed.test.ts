import {
  english,
  type Issue,
  labelledMessageFor,
  type MessageOverrides,
  messageFor,
  oneOf,
  type Parameter,
} from "parameter-form/core";
import { en } from "parameter-form/locales/en";
import { expect, test } from "vitest";
import { formatIssue } from "../../src/core/messages/issueMessages.ts";
import { parameterOf } from "../core/tables.ts";
import { faults } from "./faults.ts";
import { labels } from "./labels.ts";
import { languages, translations } from "./tables.ts";

/** What no reader wants to see. */
const unwanted: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    "a label glued into a sentence",
    /Select an option for|Select yes if|Enter How|Enter I |must be an? /,
  ],
  ["two marks in a row", /[?!.:：？。][:：]|[?!.]{2}|：:/u],
  ["a machine's word", /[“„«”]\s?(?:true|false)\s?[“”»]/u],
  ["a gap", / {2}|\s$|^\s|\s[,.?]/u],
  ["a placeholder", /[{}]/],
];

const problemsIn = (sentence: string): readonly string[] =>
  unwanted.filter(([, pattern]) => pattern.test(sentence)).map(([what]) => what);

const reasons = Object.keys(english).slice(0, Object.keys(english).indexOf("customError") + 1);

/** An issue of each reason of ours, and of each of our rules. */
const issues = [
  ...reasons.map((reason) => ({ reason: reason.split(".")[0] ?? "" })),
  ...faults,
].map((found): Issue => ({ name: "x", type: "customError", severity: "error", ...found }));

const types = ["boolean", "currency", "number", "percent", "select", "string"] as const;
const parametersOf = (label: string): readonly Parameter[] =>
  types.flatMap((type) =>
    [true, false].map((required) => ({ ...parameterOf(type, required), label })),
  );

/** Returns what is wrong with the sentence of an issue, at its field and in a list. */
function problemsOf(issue: Issue, parameter: Parameter, messages: MessageOverrides): string[] {
  const begin = parameter.label.replace(/:$/, "");
  const { message: atField, labelled: listed } = formatIssue(issue, parameter, { messages });
  const problems = [
    ...problemsIn(atField),
    ...problemsIn(listed.replaceAll(/[\u2066-\u2069]/g, "")),
    ...(atField.includes(begin) ? ["the label at the field"] : []),
    ...(listed.replace("\u2068", "").startsWith(begin) ? [] : ["no label in front"]),
    ...(listed.includes(atField.slice(1)) ? [] : ["another sentence in the list"]),
  ];
  return problems.map((problem) => `${problem} in ${atField} | ${listed}`);
}

test.each(languages)("%s reads well with each label, at a field and in a list", (_, messages) => {
  const problems = labels.flatMap((label) =>
    parametersOf(label).flatMap((parameter) =>
      issues.flatMap((issue) => problemsOf(issue, parameter, messages)),
    ),
  );
  expect([...new Set(problems)]).toEqual([]);
});

const missing: Issue = { name: "x", type: "valueMissing", reason: "missing", severity: "error" };

const led: readonly (readonly [messages: MessageOverrides, label: string, sentence: string])[] = [
  [en, "Filing status", "Filing status: choose an option"],
  [en, "Filing status:", "Filing status: choose an option"],
  [en, "Filing status： ", "Filing status: choose an option"],
  [en, "Are you under 17?", "Are you under 17? Choose an option"],
  [en, "Choose how you are paid.", "Choose how you are paid. Choose an option"],
  [en, "Apt. #", "Apt. #: choose an option"],
  [en, "", "Choose an option"],
  [translations.de, "Status", "Status: Wählen Sie eine Option aus"],
  [translations.es, "Estado civil", "Estado civil: seleccione una opción"],
  [translations.es, "¿Está casado?", "¿Está casado? Seleccione una opción"],
  [translations.fr, "Situation", "Situation\u00a0: choisissez une option"],
  [translations.fr, "Marié\u00a0?", "Marié\u00a0? Choisissez une option"],
  [translations.zh, "报税身份", "报税身份：请选择一个选项"],
  [translations.zh, "报税身份：", "报税身份：请选择一个选项"],
  [translations.zh, "您结婚了吗？", "您结婚了吗？请选择一个选项"],
  [translations.ar, "الحالة", "\u2068الحالة\u2069: \u2068اختر أحد الخيارات\u2069"],
  [translations.ar, "هل أنت متزوج؟", "\u2068هل أنت متزوج؟\u2069 \u2068اختر أحد الخيارات\u2069"],
  [{ missing: "Fill in {label}" }, "Status:", "Fill in Status"],
  [{ missing: "{label}: fill in" }, "Are you 17?", "Are you 17? fill in"],
  [{ missing: "Phone is needed" }, "Phone", "Phone is needed"],
  [{ missing: "iPhone or not" }, "Phone", "Phone: iPhone or not"],
  [{ summaryEntry: "{message} ({label})" }, "Status", "choose an option (Status)"],
];
test("joins a label to its message by the last mark of the label", () => {
  for (const [messages, label, sentence] of led) {
    const parameter = { ...parameterOf("select", true), label };
    expect.soft(labelledMessageFor(missing, parameter, { messages })).toBe(sentence);
  }
});

test("shows an app's message at the field, with the label inserted", () => {
  for (const [own = "", expected] of [
    ["iPhone or not", "iPhone or not"],
    ["Fill in {label}", "Fill in Field"],
    ["{label}: fill in", "Field: fill in"],
    ["fill in", "Fill in"],
  ])
    expect(messageFor(missing, parameterOf("string"), { messages: { missing: own } })).toBe(
      expected,
    );
});

const shown: readonly (readonly [
  messages: MessageOverrides | undefined,
  type: Parameter["type"],
  values: readonly string[],
  sentence: string,
])[] = [
  [undefined, "boolean", ["true"], "Answer “Yes”"],
  [{ yes: "I do" }, "boolean", ["true", "no"], "Answer “I do” or “no”"],
  [undefined, "select", ["a", "b", "c"], "Answer “A”, “B”, or “c”"],
  [undefined, "currency", ["1000.50", "12"], "Answer “1,000.50” or “12”"],
  [translations.de, "boolean", ["true"], "Antworten Sie mit „Ja“"],
  [
    translations.fr,
    "boolean",
    ["false", "true"],
    "Répondez par «\u00a0Non\u00a0» ou «\u00a0Oui\u00a0»",
  ],
  [translations.zh, "boolean", ["true"], "请回答“是”"],
];
test("messages name values as a person sees them", () => {
  for (const [messages, type, values, sentence] of shown) {
    const parameter = parameterOf(type);
    const found = oneOf(values).validate("none", parameter);
    const issue: Issue = { ...missing, ...found, severity: "error" };
    expect.soft(messageFor(issue, parameter, { messages })).toBe(sentence);
  }
});
