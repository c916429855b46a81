/**
 * `fork("measure.mjs", [BASE])`: reads all objects as each message says, `{ reader, consumer }`, and answers with the time
 * that it took, ms. One process for all readers: V8 decides by the state of a heap whether it collects all of it or only the
 * young part, which made processes that ran the same code differ by more than readers do.
 */
import { setTimeout as wait } from "node:timers/promises";
import { Octokit } from "@octokit/core";
import { composePaginateRest } from "@octokit/plugin-paginate-rest";

const { createClient } = await import(
  new URL("../dist/package/dist/client/index.js", import.meta.url).href
);
const [base = ""] = process.argv.slice(2);
const client = createClient({ baseUrl: base });
const firstPage = "/payroll_items?limit=500";
const getPage = async (url) => (await fetch(url)).json();

/** Each calls `each` for every object and `afterPage` after every page. */
const readers = {
  /** A loop without a library. */
  async plain(each, afterPage) {
    for (let url = base + firstPage; url;) {
      const page = await getPage(url);
      for (const item of page.results) each(item);
      await afterPage();
      url = page.next;
    }
  },
  async "ours-pages"(each, afterPage) {
    for await (const { results } of client.pages("payrollItems", { limit: 500 })) {
      for (const item of results) each(item);
      await afterPage();
    }
  },
  async "ours-items"(each, afterPage) {
    await byItem(client.items("payrollItems", { limit: 500 }), each, afterPage);
  },
  async "stripe-like"(each, afterPage) {
    await byItem(itemByItem(), each, afterPage);
  },
  async octokit(each, afterPage) {
    const octokit = new Octokit({ baseUrl: base });
    for await (const { data } of composePaginateRest.iterator(octokit, `GET ${firstPage}`)) {
      for (const item of data.results) each(item);
      await afterPage();
    }
  },
};

async function byItem(items, each, afterPage) {
  let count = 0;
  for await (const item of items) {
    each(item);
    if (++count % 500 === 0) await afterPage();
  }
}

/** Reads as stripe's own library does: a promise for each item, and the next page when one is used up. */
async function* itemByItem() {
  for (let url = base + firstPage; url;) {
    const page = await getPage(url);
    yield* page.results;
    url = page.next;
  }
}

const consumers = { nothing: () => undefined, waits: () => wait(5) };

process.on("message", async ({ reader, consumer }) => {
  let count = 0;
  let last = "";
  const each = ({ id }) => {
    count++;
    last = id;
  };
  // The garbage of the reader before is not to be paid by this one.
  globalThis.gc();
  const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
  await readers[reader](each, consumers[consumer]);
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(cpuBefore);
  if (count !== 100_000 || last !== "itm_099999")
    throw new Error(`${reader} read ${count} objects`);
  process.send({ wall, cpu: (user + system) / 1000 });
});
process.on("disconnect", () => process.exit());
