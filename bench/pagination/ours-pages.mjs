import { createClient } from "./client.mjs";

export async function read(base, each, afterPage) {
  for await (const { results } of createClient({ baseUrl: base }).pages("payrollItems", {
    limit: 500,
  })) {
    for (const item of results) each(item);
    await afterPage();
  }
}
