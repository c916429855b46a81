import { endpoints, safeParseForm } from "parameter-form/core";
import {
  apiExample,
  everyType,
  exampleForms,
  exampleLists,
  exampleSections,
  personalDetails,
  thousandParameters,
} from "parameter-form/service";
import { expect, test } from "vitest";

test("parses each example form strictly and without a warning", () => {
  for (const form of exampleForms) {
    const result = safeParseForm(form, { unknownTypes: "error" });
    expect.soft(result, form.id).toMatchObject({ ok: true, warnings: [] });
    expect.soft(JSON.parse(JSON.stringify(form)), form.id).toEqual(form);
    expect.soft(form.link, form.id).toMatch(/^https:\/\/.+\.pdf$/);
    expect.soft(form.revision_date, form.id).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("gives each form a unique id", () => {
  expect(new Set(exampleForms.map(({ id }) => id)).size).toBe(exampleForms.length);
});

test("the API's example has the parameters of its documentation", () => {
  expect(apiExample.parameters.map(({ name, type, required }) => [name, type, required])).toEqual([
    ["additional_withholding", "currency", false],
    ["filing_status", "select", true],
    ["allowances", "number", true],
    ["exempt", "boolean", false],
    ["withholding_percentage", "percent", false],
    ["employee_signature", "string", true],
  ]);
  expect(apiExample.parameters[1]?.options?.map(({ value }) => value)).toEqual([
    "single",
    "married",
  ]);
});

test("has every type both required and optional", () => {
  const kinds = everyType.parameters.map(({ type, required }) => `${type} ${required}`);
  expect(new Set(kinds).size).toBe(12);
});

test("has a thousand parameters of all types", () => {
  for (const [type, share] of [
    ["boolean", 167],
    ["currency", 167],
    ["number", 167],
    ["percent", 167],
    ["select", 166],
    ["string", 166],
  ] as const) {
    const own = thousandParameters.parameters.filter((parameter) => parameter.type === type);
    expect.soft(own, type).toHaveLength(share);
    expect
      .soft(
        own.some(({ required }) => required),
        type,
      )
      .toBe(true);
  }
});

test("the states are 50 and the District of Columbia", () => {
  const state = personalDetails.parameters.find(({ name }) => name === "state");
  expect(state?.options).toHaveLength(51);
  expect(state?.options).toContainEqual({ value: "MD", label: "MD - Maryland" });
});

const counts = {
  workplaces: 30,
  employees: 130,
  employeePaystubs: 26,
  payments: 260,
  payrollItems: 600,
  earningRates: 140,
  filings: 16,
  webhookConfigs: 3,
  taxFilings: 48,
  companyBenefits: 5,
  companyTaxDocuments: 12,
  employeeTaxDocuments: 260,
  netPaySplits: 27,
  benefits: 90,
  postTaxDeductions: 26,
  bankAccounts: 25,
  contractorPayments: 45,
  taxes: 100,
  agencies: 51,
};

test("objects of a list have unique ids", () => {
  for (const [name, list] of Object.entries(exampleLists)) {
    const rows = typeof list === "function" ? list({ employee: "emp_00130" }) : list;
    expect.soft(new Set(rows.map(({ id }) => id)).size, name).toBe(Reflect.get(counts, name));
    expect.soft(JSON.parse(JSON.stringify(rows)), name).toEqual(rows);
  }
});

test("has examples of all lists", () => {
  expect(Object.keys(exampleLists).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test("returns no paystubs for an unknown employee", () => {
  expect(exampleLists.employeePaystubs({ employee: "constructor" })).toEqual([]);
});

test.each(Object.entries(exampleSections))(
  "the sections of %s have each of its questions once",
  (id, sections) => {
    const form = exampleForms.find((one) => one.id === id);
    const names = sections.flatMap((section) => section.names);
    expect(names).toEqual(form?.parameters.map(({ name }) => name));
  },
);
