import { createClient } from "./client.mjs";

export async function read(base, each, afterPage) {
  let count = 0;
  for await (const item of createClient({ baseUrl: base }).items("payrollItems", { limit: 500 })) {
    each(item);
    if (++count % 500 === 0) await afterPage();
  }
}
