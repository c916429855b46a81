import { getOwn } from "../record.ts";

/** A list of the service. */
export interface Endpoint {
  /** Path, with path parameters as `{name}`. */
  readonly path: string;
  /** The largest accepted `limit`. */
  readonly maxLimit: number;
}

/** One page of a list, as sent by the service. */
export interface Page<T = unknown> {
  /** URL of the next page; `null` on the last one. */
  readonly next: string | null;
  /** URL of the previous page; `null` on the first one. */
  readonly previous: string | null;
  readonly results: readonly T[];
}

/** The `limit` that the service applies to a request without `limit`. */
export const defaultLimit = 25;

/** The largest `limit` of a list that is not in `endpoints`. */
export const otherMaxLimit = 25;

/**
 * The 19 lists with a known maximum. The paths of filings, taxes and agencies are guesses,
 * because the service does not document them.
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

/** Name of one of the 19 lists. */
export type Resource = keyof typeof endpoints;

/** Percent-encoded path relative to the service, with path parameters as `{name}`. */
export type ListPath = `/${string}`;

/** Name of one of the 19 lists, or the path of another list. */
export type ListName = Resource | ListPath;

/** Paths that override those of `endpoints`. */
export type ListPaths = { readonly [Name in Resource]?: ListPath };

/** Returns the list with this name or path. `paths` overrides the path of a named list. */
export function endpointOf(name: string, paths: ListPaths): Endpoint {
  const known: Endpoint | undefined = getOwn(endpoints, name);
  if (!known) return { path: name, maxLimit: otherMaxLimit };
  return { ...known, path: getOwn(paths, name) ?? known.path };
}
