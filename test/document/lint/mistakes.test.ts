import { lintCollection, lintForm } from "parameter-form/document";
import { expect, test } from "vitest";
import { bannedWord } from "../../support/plainWords.ts";

type Parts = Readonly<Record<string, unknown>>;

const text = { name: "nickname", label: "Nickname", type: "string", required: false };
const labelled = (label: string, more: Parts = {}) => [{ ...text, label, ...more }];
const hinted = (description: string) => [{ ...text, description }];
const option = (label: string, value = label) => ({ value, label });
const choice = (...options: readonly Parts[]) => [
  { ...text, name: "plan", label: "Plan", type: "select", options },
];
const typed = (type: string, label: string, name = "answer") => [{ ...text, name, label, type }];

/** What is written, and what is found of it: its class and its place below `$.parameters[0]`. */
const seeds: readonly (readonly [parameters: readonly Parts[], finding: string])[] = [
  // Texts that were converted.
  [labelled("Employee&#39;s signature"), "text-garbled label"],
  [labelled("Name &amp; address"), "text-garbled label"],
  [labelled("Apt.&nbsp;number"), "text-garbled label"],
  [hinted("Your employer&amp;#39;s name"), "text-garbled description"],
  [labelled("First name<br>"), "text-garbled label"],
  [labelled("<b>Wages</b>"), "text-garbled label"],
  [labelled("**Wages**"), "text-garbled label"],
  [labelled("See [Form W-4](https://example.com)"), "text-garbled label"],
  [labelled("Prénom".replace("é", "Ã©")), "text-garbled label"],
  [labelled("Employeeâ€™s name"), "text-garbled label"],
  [hinted("Your spouse\ufffds wages"), "text-garbled description"],
  [labelled("[object Object]"), "text-garbled label"],
  [labelled("undefined"), "text-garbled label"],
  [
    choice(option("null"), option("Gold")),
    "text-garbled options[0].label, text-garbled options[0].value",
  ],
  [choice(option("Gold", "[object Object]")), "text-garbled options[0].value"],
  [choice(option("Gold", "gold ")), "text-garbled options[0].value"],
  [labelled("Hello, {{first_name}}"), "text-garbled label"],
  [labelled("Wages in ${year}"), "text-garbled label"],
  [labelled("Wages paid by {employer.name}"), "text-garbled label"],
  [labelled("Wages paid by %s"), "text-garbled label"],
  [labelled("Wages paid by %(employer)s"), "text-garbled label"],
  [labelled("<%= label %>"), "text-garbled label"],
  [labelled("Zip\u200b code"), "text-garbled label"],
  [labelled("Zip\u0007 code"), "text-garbled label"],
  [labelled("Street\\nCity"), "text-garbled label"],
  [labelled("Caf\\u00e9 allowance"), "text-garbled label"],
  [labelled("Street  address"), "text-garbled label"],
  [labelled("Street address "), "text-garbled label"],
  [labelled("Street\taddress"), "text-garbled label"],
  [labelled("Middle name (if any"), "text-garbled label"],
  [hinted("As on your card (front]"), "text-garbled description"],
  // Texts that nobody has written yet.
  [labelled("TODO"), "text-unfinished label"],
  [hinted("TODO: ask legal"), "text-unfinished description"],
  [hinted("FIXME wording"), "text-unfinished description"],
  [labelled("Nickname (TODO: ask legal)"), "text-unfinished label"],
  [hinted("TBD by legal"), "text-unfinished description"],
  [labelled("Lorem ipsum dolor sit amet"), "text-unfinished label"],
  [labelled("Untitled question"), "text-unfinished label"],
  [labelled("Field 12"), "text-unfinished label"],
  [labelled("asdf"), "text-unfinished label"],
  // Labels that say what the form says.
  [labelled("Nickname *"), "label-marked label"],
  [labelled("* Nickname"), "label-marked label"],
  [labelled("Nickname (required):"), "label-marked label"],
  [labelled("Nickname (optional)"), "label-marked label"],
  [labelled("LEGAL FIRST NAME"), "text-capitals label"],
  [hinted(" nickname"), "text-repeated description"],
  // Labels that are of something else.
  [labelled("Last name", { name: "first_name" }), "label-contradicts label"],
  [labelled("End date", { name: "start_date" }), "label-contradicts label"],
  [labelled("Hire date", { name: "birth_date" }), "label-contradicts label"],
  [choice(option("Colorado", "CA"), option("Alaska", "AK")), "label-contradicts options[0].label"],
  [
    choice(option("Yes", "no"), option("No", "yes"), option("Not sure")),
    "label-contradicts options[0].label, label-contradicts options[1].label",
  ],
  // Options that are none.
  [choice(option("-- Select --"), option("Gold")), "option-prompt options[0].label"],
  [choice(option("Please choose one"), option("Gold")), "option-prompt options[0].label"],
  [choice(option("Select an option…"), option("Gold")), "option-prompt options[0].label"],
  [choice(option("Gold"), option("---"), option("Lead")), "option-prompt options[1].label"],
  [choice(option("2024"), option("2026"), option("2025")), "option-order options"],
  // Answers that the type does not take, or not as they are meant.
  [choice(option("Yes", "true"), option("No", "false")), "type-unlikely type"],
  [typed("number", "ZIP code", "home_zip"), "type-unlikely type"],
  [typed("number", "Work phone", "workPhone"), "type-unlikely type"],
  [typed("currency", "Signature", "employee_signature"), "type-unlikely type"],
  [typed("boolean", "How many dependents do you have?"), "type-unlikely type"],
  [typed("string", "How many jobs do you have?"), "type-unlikely type"],
  [typed("percent", "Amount in dollars"), "type-unlikely type"],
  [typed("currency", "Percentage of net pay"), "type-unlikely type"],
  [typed("number", "Share of net pay in %"), "type-unlikely type"],
  [typed("percent", "Amount ($)"), "type-unlikely type"],
  [typed("currency", "Day of hire", "hire_date"), "type-unlikely type"],
  [typed("boolean", "List all other jobs"), "type-unlikely type"],
  [labelled("If yes, explain", { required: true }), "required-if required"],
  // Names that look like others.
  [[{ ...text, name: "nickname " }], "name-strange name"],
  [[{ ...text, name: "nick\u200bname" }], "name-strange name"],
];

test.each(seeds)("%j: %s", (parameters, finding) => {
  const found = lintForm({ lang: "en", parameters });
  const reported = found.map(({ rule, path }) => `${rule} ${path.replace("$.parameters[0].", "")}`);
  expect(reported).toEqual(finding.split(", "));
  for (const sentence of found.flatMap(({ what, why, advice }) => [what, why, advice])) {
    expect(sentence).not.toMatch(/\.$/);
    expect(bannedWord(sentence)).toBe(null);
  }
});

test.each([
  [{ description: "W-4  &ndash; 2026" }, "text-garbled $.description"],
  [{ description: "WITHHOLDING CERTIFICATE" }, "text-capitals $.description"],
  [{ link: "w4.pdf" }, "fact-unshown $.link"],
  [{ link: "http://example.com/w4.pdf" }, "fact-unshown $.link"],
  [{ revision_date: "01/31/2026" }, "fact-unshown $.revision_date"],
  [{ revision_date: "2026-13-01" }, "fact-unshown $.revision_date"],
  [
    { parameters: [text, { ...text, name: "nickName", label: "Other name" }] },
    "name-strange $.parameters[1].name",
  ],
])("a form with %j: %s", (more, finding) => {
  const found = lintForm({ lang: "en", parameters: [text], ...more });
  expect(found.map(({ rule, path }) => `${rule} ${path}`)).toEqual([finding]);
});

test("at least thirty mistakes are seeded", () => {
  expect(seeds.length).toBeGreaterThanOrEqual(30);
});

/** Parameters that look like a mistake and are right. */
const right: readonly (readonly Parts[])[] = [
  labelled("W-2 or EITC"),
  labelled("AT&T account"),
  labelled("Wages < $5,000 & tips > $20"),
  labelled("100% of pay"),
  labelled("a) Single (b) Married [see Part I (b)]"),
  labelled("NÃO"),
  labelled("Do you have 2*3 jobs"),
  labelled("First and last name", { name: "first_name" }),
  hinted("Nine digits, such as XXX-XX-XXXX. <b>Not</b> &amp; never your ITIN."),
  hinted("See the [instructions](https://example.com)."),
  choice(option("Select Health"), option("Choose later"), option("None")),
  choice(option("MD - Maryland", "MD"), option("VA - Virginia", "VA")),
  choice(option("Washington", "WA"), option("Yes", "yes"), option("No", "no")),
  choice(option("1"), option("2"), option("10")),
  choice(option("2026"), option("2025"), option("2024")),
  choice(option("Gold")),
  // Names of languages, each in its own language.
  choice(option("English"), option("中文")),
  typed("number", "Number of dependents"),
  labelled("If any, list them"),
  labelled("If any, list them", { required: true, depends_on: "other" }),
  // "Todo" is Spanish and Portuguese for "all".
  labelled("Trabajé todo el año"),
  labelled("TODO EL AÑO"),
  labelled("MÉTODO: cheque o depósito"),
  hinted("MARQUE TODO: sueldo, propinas."),
  choice(option("TODO"), option("NADA"), option("TBD")),
  // Abbreviations.
  labelled("FUTA / SUTA"),
  labelled("FEIN / ITIN", { name: "fein_or_itin" }),
  labelled("COBRA / ERISA"),
  // Quotation marks of other languages, and the numbers of items.
  labelled("Wählen Sie „Ja“, wenn Sie „Nein“ verneinen"),
  labelled("Wybierz „Tak”"),
  labelled("viii) Dependents"),
  labelled("1.) Dependents"),
  labelled("2.1) Dependents"),
  // Names that share words with the contrary of their label.
  labelled("Routing number", { name: "primary_account_aba" }),
  labelled("Employer's FEIN", { name: "employee_fein" }),
  [
    { ...text, name: "line_1_1", label: "Line 1.1" },
    { ...text, name: "line_11", label: "Line 11" },
  ],
  [
    { ...text, name: "match_%", label: "Match in percent of pay" },
    { ...text, name: "match_$", label: "Match in dollars" },
  ],
  // Options that begin as a prompt does.
  choice(option("Choose your own"), option("Select one plan"), option("Choose the cheapest")),
  // A service that takes `Y` and `N` takes no boolean.
  choice(option("Yes", "Y"), option("No", "N")),
  choice(option("Yes"), option("No")),
  choice(option("Yes, I do", "true"), option("No", "false")),
  // Numbers whose name, label or unit reads like another type.
  typed("currency", "Wages this year", "wages_year_to_date"),
  typed("currency", "Balance", "balance_as_of_date"),
  typed("currency", "Cell phone allowance", "cell_phone"),
  typed("currency", "Extra amount, beyond the percentage above"),
  typed("currency", "Wages taxed at 22%"),
  typed("number", "Contribution (whole percent)"),
  typed("number", "Percentage of pay (whole number)"),
  typed("percent", "Share of wages above $5,000"),
  typed("percent", "Percentage of tip dollars"),
  typed("string", "How many jobs do you have, and where?"),
  // Statements and questions that Yes answers.
  typed("boolean", "When you were hired, were you under 18?"),
  typed("boolean", "Where the law allows, do you consent to a search?"),
  typed("boolean", "What I have entered is true"),
  typed("boolean", "List me in the directory"),
  typed("boolean", "Enter me into the plan"),
];

test.each(right)("finds nothing in %j", (...parameters) => {
  expect(lintForm({ lang: "en", parameters })).toEqual([]);
});

test.each([
  { link: "https://example.com/w4 2026.pdf" },
  { link: "", revision_date: "" },
  { link: "HTTPS://example.com", revision_date: "2026-01-31" },
])("finds nothing in a form with %j", (more) => {
  expect(lintForm({ lang: "en", parameters: [text], ...more })).toEqual([]);
});

test("reports a text question about a number, unless it has a rule of numbers", () => {
  const form = { lang: "en", parameters: typed("string", "How many dependents?") };
  expect(lintForm(form)).toMatchObject([{ rule: "type-unlikely" }]);
  for (const rule of [
    { rule: "decimal", min: "0" },
    { rule: "decimal", maxDecimals: 0 },
  ] as const)
    expect(lintForm(form, { rules: { answer: rule } })).toEqual([]);
});

test("does not report a question that is required of some people if it has a condition", () => {
  const jobs = { name: "jobs", label: "More jobs?", type: "boolean", required: true };
  const which = { ...text, name: "which", label: "If yes, which?", required: true };
  const form = { id: "a", lang: "en", parameters: [jobs, which] };
  const conditions = { which: { name: "jobs", equals: "true" } };
  expect(lintCollection({ forms: [{ form, conditions }] })).toEqual([]);
  expect(lintCollection({ forms: [{ form }] })).toMatchObject([{ rule: "required-if" }]);
});
