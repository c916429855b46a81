import { ownValue } from "../record.ts";

/** A list of the service: where it is, and the most objects it gives at once. */
export interface Endpoint {
  /** A path; `{name}` stands for a path parameter. */
  readonly path: string;
  /** The largest `limit` it takes. */
  readonly maxLimit: number;
}

/** Objects a page has when no `limit` is sent. */
export const defaultLimit = 25;

/** The largest `limit` of a list that is not in the table. */
export const otherMaxLimit = 25;

/**
 * The 19 lists whose maximum is known. The paths of filings, taxes and agencies are not published:
 * ours are a guess to be replaced.
 */
export const endpoints = {
  workplaces: { path: "/workplaces", maxLimit: 500 },
  employees: { path: "/employees", maxLimit: 100 },
  employeePaystubs: { path: "/employees/{employee}/paystubs", maxLimit: 100 },
  payments: { path: "/payments", maxLimit: 100 },
  payrollItems: { path: "/payroll_items", maxLimit: 500 },
  earningRates: { path: "/earning_rates", maxLimit: 500 },
  filings: { path: "/filings", maxLimit: 500 },
  webhookConfigs: { path: "/webhook_configs", maxLimit: 500 },
  taxFilings: { path: "/tax_filings", maxLimit: 500 },
  companyBenefits: { path: "/company_benefits", maxLimit: 500 },
  companyTaxDocuments: { path: "/documents/company_tax_documents", maxLimit: 500 },
  employeeTaxDocuments: { path: "/documents/employee_tax_documents", maxLimit: 500 },
  netPaySplits: { path: "/net_pay_splits", maxLimit: 500 },
  benefits: { path: "/benefits", maxLimit: 500 },
  postTaxDeductions: { path: "/post_tax_deductions", maxLimit: 500 },
  bankAccounts: { path: "/bank_accounts", maxLimit: 500 },
  contractorPayments: { path: "/contractor_payments", maxLimit: 500 },
  taxes: { path: "/taxes", maxLimit: 500 },
  agencies: { path: "/agencies", maxLimit: 500 },
} as const satisfies Record<string, Endpoint>;

/** The name of one of the 19 lists. */
export type Resource = keyof typeof endpoints;

/**
 * A path below the address of the service, percent-encoded; `{name}` stands for a path parameter.
 */
export type ListPath = `/${string}`;

/** One of the 19 lists by its name, or any other by its path. */
export type ListName = Resource | ListPath;

/** Paths that replace those of the table `endpoints`. */
export type ListPaths = { readonly [Name in Resource]?: ListPath };

/**
 * The list with this name, at its path in `paths` if it has one there, or the list with this path.
 */
export function endpointOf(name: string, paths: ListPaths): Endpoint {
  const known: Endpoint | undefined = ownValue(endpoints, name);
  if (!known) return { path: name, maxLimit: otherMaxLimit };
  return { ...known, path: ownValue(paths, name) ?? known.path };
}
