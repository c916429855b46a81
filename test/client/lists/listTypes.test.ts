import type { StandardSchemaV1 } from "@standard-schema/spec";
import {
  type Client,
  createClient,
  type FormClient,
  type ListArgs,
  type ListItem,
  type ListOptions,
  type MaxLimit,
} from "parameter-form/client";
import { endpoints, type ListName, type Page, type Resource } from "parameter-form/core";
import { expect, expectTypeOf, test } from "vitest";
import { emptyPage } from "../samples.ts";

interface Employee {
  readonly id: string;
}
interface Items {
  readonly employees: Employee;
  readonly "/notes": { readonly note: string };
}

const fetch = async () => Response.json(emptyPage);
const client = createClient<Items>({ baseUrl: "https://example.test", fetch });
const paths = { filings: "/companies/{company}/filings", employeePaystubs: "/paystubs" } as const;
const moved = createClient({ baseUrl: "https://example.test", fetch, paths });
const both = createClient<Items, typeof paths>({ baseUrl: "https://example.test", fetch, paths });

declare const schema: StandardSchemaV1<unknown, { readonly checked: true }>;
const limit = 25 as number;

/** Only compiled: what is refused here would be refused at run time too. */
export const compiled = [
  () => client.list("workplaces", { limit: 500 }),
  // @ts-expect-error -- 500 is the largest
  () => client.list("workplaces", { limit: 501 }),
  () => client.list("employees", { limit: 100 }),
  // @ts-expect-error -- 100 is the largest
  () => client.list("employees", { limit: 101 }),
  // @ts-expect-error -- 25 is the largest of a path of one's own
  () => client.list("/notes", { limit: 26 }),
  // @ts-expect-error -- not 0
  () => client.items("taxes", { limit: 0 }),
  // @ts-expect-error -- not below
  () => client.items("taxes", { limit: -1 }),
  // @ts-expect-error -- whole
  () => client.pages("taxes", { limit: 1.5 }),
  // @ts-expect-error -- a number
  () => client.pages("taxes", { limit: "5" }),
  // @ts-expect-error -- none of these is larger than 25, but one is not in range
  () => client.list("/notes", { limit: Math.random() > 0.5 ? 25 : 30 }),
  () => client.list("/notes", { limit: Math.random() > 0.5 ? 25 : 10 }),
  () => client.list("workplaces", { limit }),
  () => client.list("workplaces", { limit: undefined }),
  // @ts-expect-error -- limit is an option of its own
  () => client.list("workplaces", { query: { limit: 5 } }),
  () => client.list("workplaces", { query: { state: "CA", active: true, year: [2024, 2025] } }),
  // @ts-expect-error -- whose paystubs?
  () => client.list("employeePaystubs"),
  // @ts-expect-error -- whose paystubs?
  () => client.list("employeePaystubs", { limit: 5 }),
  // @ts-expect-error -- misspelled
  () => client.list("employeePaystubs", { params: { employe: "1" } }),
  // @ts-expect-error -- an id is a string
  () => client.list("employeePaystubs", { params: { employee: 1 } }),
  // @ts-expect-error -- 100 is the largest, with parameters too
  () => client.list("employeePaystubs", { limit: 101, params: { employee: "1" } }),
  () => client.list("employeePaystubs", { limit: 100, params: { employee: "1" } }),
  // @ts-expect-error -- this list takes no parameters
  () => client.list("employees", { params: { employee: "1" } }),
  () => client.list("/employees/{employee}/notes/{note}", { params: { employee: "1", note: "2" } }),
  // @ts-expect-error -- one of two parameters
  () => client.list("/employees/{employee}/notes/{note}", { params: { employee: "1" } }),
  () => moved.list("filings", { params: { company: "1" }, limit: 500 }),
  // @ts-expect-error -- the replaced path demands a company
  () => moved.list("filings"),
  () => moved.list("employeePaystubs"),
  () => both.items("filings", { params: { company: "1" } }),
  // @ts-expect-error -- a name that is none of the 19 and no path
  () => client.list("employee"),
  // @ts-expect-error -- the cap is demanded
  () => client.collect("employees"),
  // @ts-expect-error -- the cap is demanded
  () => client.collect("employees", { limit: 5 }),
  // @ts-expect-error -- nothing works on pages while they are collected
  () => client.collect("employees", { atMost: 5, ahead: 1 }),
  () => client.collect("employeePaystubs", { atMost: 5, params: { employee: "1" } }),
  // @ts-expect-error -- whose paystubs?
  () => client.next({ next: null }, { list: "employeePaystubs" }),
  () => client.next({ next: null }, { list: "employeePaystubs", params: { employee: "1" } }),
];

test("items have the client's type, the schema's output type, or unknown", () => {
  const read = {
    said: () => client.list("employees"),
    path: () => client.list("/notes"),
    unsaid: () => client.list("taxes"),
    checked: () => client.list("employees", { schema }),
    item: () => client.items("employees"),
    all: () => client.collect("employees", { atMost: 1 }),
    after: (page: Page<Employee>) => client.next(page),
    copied: (page: Page<Employee>) => client.previous(page, { list: "employees", schema }),
  };
  expectTypeOf(read.said).returns.resolves.toEqualTypeOf<Page<Employee>>();
  expectTypeOf(read.path).returns.resolves.toEqualTypeOf<Page<{ readonly note: string }>>();
  expectTypeOf(read.unsaid).returns.resolves.toEqualTypeOf<Page<unknown>>();
  expectTypeOf(read.checked).returns.resolves.toEqualTypeOf<Page<{ readonly checked: true }>>();
  expectTypeOf(read.item).returns.toEqualTypeOf<AsyncIterableIterator<Employee>>();
  expectTypeOf(read.all).returns.resolves.toEqualTypeOf<Employee[]>();
  expectTypeOf(read.after).returns.resolves.toEqualTypeOf<Page<Employee> | null>();
  expectTypeOf(read.copied).returns.resolves.toEqualTypeOf<Page<{
    readonly checked: true;
  }> | null>();
  // @ts-expect-error -- an unchecked list is not a list of whatever is wanted
  expectTypeOf(read.unsaid).returns.resolves.toExtend<Page<Employee>>();
});

test("a client with more types is assignable to one with fewer", () => {
  expectTypeOf(client).toExtend<Client>();
  expectTypeOf(both).toExtend<Client>();
  expectTypeOf(client).toExtend<FormClient>();
});

test("a generic function around a list infers the same types as the list", () => {
  function first<
    Items,
    Paths,
    const N extends ListName,
    const L extends number = number,
    S extends StandardSchemaV1 | undefined = undefined,
  >(
    reader: Client<Items, Paths>,
    name: N,
    ...options: ListArgs<ListOptions<N, L, S>, N, Paths>
  ): Promise<Page<ListItem<N, Items, S>>> {
    return reader.list<N, L, S>(name, ...options);
  }
  const wrapped = () => first(both, "employees", { limit: 100 });
  expectTypeOf(wrapped).returns.resolves.toEqualTypeOf<Page<Employee>>();
  // @ts-expect-error -- the limit is checked through the function
  const over = () => first(both, "employees", { limit: 101 });
  // @ts-expect-error -- the parameters are, too
  const nobody = () => first(both, "filings");
  expect([over, nobody]).toHaveLength(2);
});

test("the maximum limits are those of the table", () => {
  type Maxima = { readonly [Name in Resource]: MaxLimit<Name> };
  const maxima: Maxima = {
    workplaces: 500,
    employees: 100,
    employeePaystubs: 100,
    payments: 100,
    payrollItems: 500,
    earningRates: 500,
    filings: 500,
    webhookConfigs: 500,
    taxFilings: 500,
    companyBenefits: 500,
    companyTaxDocuments: 500,
    employeeTaxDocuments: 500,
    netPaySplits: 500,
    benefits: 500,
    postTaxDeductions: 500,
    bankAccounts: 500,
    contractorPayments: 500,
    taxes: 500,
    agencies: 500,
  };
  expect(maxima).toEqual(
    Object.fromEntries(Object.entries(endpoints).map(([name, { maxLimit }]) => [name, maxLimit])),
  );
  expectTypeOf<MaxLimit<"/notes">>().toEqualTypeOf<25>();
});
