import { Octokit } from "@octokit/core";
import { composePaginateRest } from "@octokit/plugin-paginate-rest";

export async function read(base, each, afterPage) {
  const octokit = new Octokit({ baseUrl: base });
  const pages = composePaginateRest.iterator(octokit, "GET /payroll_items?limit=500");
  for await (const { data } of pages) {
    for (const item of data.results) each(item);
    await afterPage();
  }
}
