import { defaultLimit, endpoints, otherMaxLimit } from "parameter-form/core";
import { expect, test } from "vitest";
import { endpointOf, type ListPaths } from "../../../src/core/definition/endpoints.ts";

/** The specification's tables of maxima, and the published paths. */
const lists: readonly (readonly [list: string, maxLimit: number, path: string])[] = [
  ["workplaces", 500, "/workplaces"],
  ["employees", 100, "/employees"],
  ["employeePaystubs", 100, "/employees/{employee}/paystubs"],
  ["payments", 100, "/payments"],
  ["payrollItems", 500, "/payroll_items"],
  ["earningRates", 500, "/earning_rates"],
  ["filings", 500, "/filings"],
  ["webhookConfigs", 500, "/webhook_configs"],
  ["taxFilings", 500, "/tax_filings"],
  ["companyBenefits", 500, "/company_benefits"],
  ["companyTaxDocuments", 500, "/documents/company_tax_documents"],
  ["employeeTaxDocuments", 500, "/documents/employee_tax_documents"],
  ["netPaySplits", 500, "/net_pay_splits"],
  ["benefits", 500, "/benefits"],
  ["postTaxDeductions", 500, "/post_tax_deductions"],
  ["bankAccounts", 500, "/bank_accounts"],
  ["contractorPayments", 500, "/contractor_payments"],
  ["taxes", 500, "/taxes"],
  ["agencies", 500, "/agencies"],
];

test("the 19 lists have the paths and maximum limits of the specification", () => {
  const found = Object.entries(endpoints).map(([list, { path, maxLimit }]) => [
    list,
    maxLimit,
    path,
  ]);
  expect(found).toEqual(lists);
});

test("no two lists have the same path", () => {
  expect(new Set(lists.map(([, , path]) => path)).size).toBe(19);
});

test("a list without a maximum has the default of 25", () => {
  expect([defaultLimit, otherMaxLimit]).toEqual([25, 25]);
});

const found: readonly (readonly [name: string, paths: ListPaths, endpoint: string])[] = [
  ["employees", {}, "/employees 100"],
  ["employees", { taxes: "/t" }, "/employees 100"],
  ["taxes", { taxes: "/t" }, "/t 500"],
  ["taxes", Object.create({ taxes: "/t" }), "/taxes 500"],
  ["/taxes", { taxes: "/t" }, "/taxes 25"],
  ["/teams/{team}/members", {}, "/teams/{team}/members 25"],
  ["constructor", {}, "constructor 25"],
  ["__proto__", {}, "__proto__ 25"],
];
test("finds a list by its name or its path", () => {
  for (const [name, paths, endpoint] of found) {
    const { path, maxLimit } = endpointOf(name, paths);
    expect.soft(`${path} ${maxLimit}`, name).toBe(endpoint);
  }
});
