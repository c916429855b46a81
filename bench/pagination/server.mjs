/** Serves 100,000 objects by the reference service, and sends its address. Each answer is made once and kept, so that the time measured is the reader's. */
import { createServer } from "node:http";

const { createService } = await import(
  new URL("../dist/package/dist/service/index.js", import.meta.url).href
);

const payrollItems = Array.from({ length: 100_000 }, (_, nth) => ({
  id: `itm_${String(nth).padStart(6, "0")}`,
  employee: `emp_${String(nth % 977).padStart(5, "0")}`,
  status: nth % 3 === 0 ? "paid" : "draft",
  payment_method: "direct_deposit",
  gross_earnings: `${1000 + (nth % 5000)}.25`,
  net_earnings: `${800 + (nth % 4000)}.75`,
  period: { start: "2025-03-01", end: "2025-03-15", payday: "2025-03-20" },
  earnings: [
    { type: "salaried", amount: `${900 + (nth % 5000)}.25`, hours: 80, description: null },
    { type: "bonus", amount: "100.00", hours: null, description: "Quarterly" },
  ],
  taxes: [
    { name: "Federal Income Tax", amount: `${nth % 300}.12` },
    { name: "Social Security", amount: `${nth % 80}.40` },
  ],
  metadata: {},
}));

const service = createService({ forms: [], lists: { payrollItems } });
const kept = new Map();

async function answerTo(url) {
  const response = await service(new Request(url));
  const body = await response.text();
  const { next } = JSON.parse(body);
  const type = response.headers.get("content-type");
  // Octokit finds the next page in a header.
  const headers = { "content-type": type, ...(next && { link: `<${next}>; rel="next"` }) };
  return { status: response.status, headers, body: Buffer.from(body), next };
}

const server = createServer(async ({ headers, url }, response) => {
  const address = `http://${headers.host}${url}`;
  const answer = kept.get(address) ?? (await answerTo(address));
  kept.set(address, answer);
  const length = { "content-length": answer.body.length };
  response.writeHead(answer.status, { ...answer.headers, ...length }).end(answer.body);
});

server.listen(0, "127.0.0.1", async () => {
  const base = `http://127.0.0.1:${server.address().port}`;
  let url = `${base}/payroll_items?limit=500`;
  while (url) {
    const answer = await answerTo(url);
    kept.set(url, answer);
    url = answer.next;
  }
  process.send(base);
});
process.on("disconnect", () => process.exit());
