import type { Page } from "parameter-form/core";
import {
  createService,
  exampleForms,
  type ListObject,
  type ServiceLists,
  type Service,
} from "parameter-form/service";

export const origin = "https://api.example.test";

/** Objects `o_1` to `o_<count>`. */
export const objects = (count: number): { id: string }[] =>
  Array.from({ length: count }, (_, index) => ({ id: `o_${index + 1}` }));

export const serviceOf = (lists: ServiceLists): Service => createService({ forms: [], lists });

export const get = (service: Service, path: string): Promise<Response> =>
  service(new Request(new URL(path, origin)));

export const getPage = async (service: Service, path: string): Promise<Page<ListObject>> =>
  (await get(service, path)).json();

export const idsOf = ({ results }: Page<ListObject>): string[] => results.map(({ id }) => id);

/** Every page from `path` on, in the order in which they are read. */
export async function walk(
  service: Service,
  path: string,
  toward: "next" | "previous",
): Promise<Page<ListObject>[]> {
  const pages: Page<ListObject>[] = [];
  const read = new Set<string>();
  for (let url: string | null = path; url !== null; url = pages.at(-1)?.[toward] ?? null) {
    if (read.has(url)) throw new Error("The pages go in a circle");
    read.add(url);
    pages.push(await getPage(service, url));
  }
  return pages;
}

/** Posts to a service of the example forms, or to `service`. */
export const post = (
  path: string,
  body: BodyInit | null,
  service: Service = createService({ forms: exampleForms, lists: {} }),
): Promise<Response> => service(new Request(new URL(path, origin), { method: "POST", body }));

/** The body of a submission of `values`. */
export const bodyOf = (values: Readonly<Record<string, string>>): string =>
  JSON.stringify({ parameters: Object.entries(values).map(([name, value]) => ({ name, value })) });
