import {
  createService,
  exampleForms,
  type Fault,
  type ServiceOptions,
} from "parameter-form/service";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../support/serveForms.ts";
import { get, objects } from "./support.ts";

const lists = { taxes: objects(3), "/employees/{employee}/notes": objects(1) };
const serve = (faults: readonly Fault[], options: Partial<ServiceOptions> = {}) =>
  createService({ forms: exampleForms, lists, faults, ...options });

afterEach(() => void vi.useRealTimers());

test.each([400, 404, 429, 500, 503, 599])(
  "answers with status %i instead of serving",
  async (status) => {
    const response = await get(serve([{ fails: { status } }]), "/taxes");
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { type: "injected_fault" } });
  },
);

test.each([
  [0, "0"],
  [120, "120"],
  ["Thu, 01 Jan 2026 00:00:30 GMT", "Thu, 01 Jan 2026 00:00:30 GMT"],
  [undefined, null],
])("sends a wait of %j as the header Retry-After", async (retryAfter, header) => {
  const fails = { status: 503, ...(retryAfter !== undefined && { retryAfter }) };
  const { headers } = await get(serve([{ fails }]), "/taxes");
  expect(headers.get("retry-after")).toBe(header);
});

test("a dropped connection is Response.error()", async () => {
  expect(await get(serve([{ fails: "dropped" }]), "/taxes")).toMatchObject({
    type: "error",
    status: 0,
  });
});

test("sends half of the response before a body is cut or stalls", async () => {
  const whole = await (await get(serve([]), "/taxes")).text();
  for (const fails of ["cut", "stalled"] as const) {
    const { status, body } = await get(serve([{ fails }]), "/taxes");
    const reader = body?.getReader();
    const half = new TextDecoder().decode((await reader?.read())?.value);
    expect([status, half]).toEqual([200, whole.slice(0, Math.ceil(whole.length / 2))]);
    const rest = Promise.resolve(reader?.read()).catch(() => "cut");
    const later = new Promise((resolve) => setImmediate(resolve, "stalled"));
    expect(await Promise.race([rest, later])).toBe(fails);
    await reader?.cancel().catch(() => undefined);
  }
});

test.each([
  ["dropped", /fetch failed/],
  ["cut", /terminated/],
] as const)("over HTTP, %s ends the connection", async (fails, message) => {
  const server = await listen(serve([{ fails }]));
  onTestFinished(server.close);
  const reading = fetch(`${server.url}/taxes`).then((response) => response.text());
  await expect(reading).rejects.toThrow(message);
});

test.each([
  [100, 100],
  [[40, 40], 40],
] satisfies [Fault["latency"], number][])(
  "delays the response by %j milliseconds",
  async (latency, ms) => {
    vi.useFakeTimers();
    const answered = vi.fn<(response: Response) => void>();
    const answer = get(serve([{ latency }]), "/taxes").then(answered);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(answered.mock.lastCall?.[0].status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test.each([Infinity, [Infinity, Infinity], [3e9, Infinity], 3e9] satisfies Fault["latency"][])(
  "never answers with a latency of %j ms, which exceeds all timers, until the request is aborted",
  async (latency) => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const answered = vi.fn<(response: Response) => void>();
    const request = new Request("https://example.test/taxes", controller);
    const answer = serve([{ latency }])(request).then(answered);
    await vi.advanceTimersByTimeAsync(1e6);
    expect(answered).not.toHaveBeenCalled();
    controller.abort();
    await answer;
  },
);

test("adds latencies up", async () => {
  vi.useFakeTimers();
  const service = serve([{ latency: 100 }, { latency: [10, 20] }]);
  const start = Date.now();
  const waiting = get(service, "/taxes");
  await vi.advanceTimersToNextTimerAsync();
  await waiting;
  expect(Date.now() - start).toBeGreaterThanOrEqual(110);
  expect(Date.now() - start).toBeLessThanOrEqual(120);
});

test("leaves no timer after an abort", async () => {
  vi.useFakeTimers();
  const service = serve([{ latency: 100 }]);
  const controller = new AbortController();
  const left = service(new Request("https://example.test/taxes", controller));
  expect(vi.getTimerCount()).toBe(1);
  controller.abort();
  await left;
  expect(vi.getTimerCount()).toBe(0);
});

const outcomes = async (faults: readonly Fault[], options?: Partial<ServiceOptions>) => {
  const service = serve(faults, options);
  const statuses: number[] = [];
  for (let request = 0; request < 1000; request++)
    statuses.push((await get(service, "/taxes")).status);
  return statuses;
};

test.each([0, 0.2, 0.5, 1])("a rate of %d fails that share of requests", async (rate) => {
  const statuses = await outcomes([{ rate, fails: { status: 503 } }]);
  const struck = statuses.filter((status) => status === 503).length;
  expect(Math.abs(struck / 1000 - rate)).toBeLessThan(0.03);
});

test("the same seed fails the same requests, another one others", async () => {
  const faults: readonly Fault[] = [{ rate: 0.3, fails: { status: 503 } }];
  const statuses = await outcomes(faults, { seed: 5 });
  expect(await outcomes(faults, { seed: 5 })).toEqual(statuses);
  expect(await outcomes(faults, { seed: 6 })).not.toEqual(statuses);
  expect(await outcomes(faults)).toEqual(await outcomes(faults, { seed: 1 }));
});

test("times limits the number of failed requests", async () => {
  const service = serve([{ times: 2, fails: { status: 500 } }]);
  const statuses = [];
  for (let request = 0; request < 4; request++)
    statuses.push((await get(service, "/taxes")).status);
  expect(statuses).toEqual([500, 500, 200, 200]);
});

test("the first matching failure wins", async () => {
  const faults = [{ latency: 0 }, { fails: { status: 429 } }, { fails: { status: 500 } }];
  expect((await get(serve(faults), "/taxes")).status).toBe(429);
});

test.each([
  ["taxes", "/api/taxes", 500],
  ["taxes", "/api/agencies", 200],
  ["taxes", "/api/forms/federal-w4", 200],
  ["/taxes", "/api/taxes?limit=1", 500],
  ["filings", "/api/moved", 500],
  ["/forms/{form_id}", "/api/forms/federal-w4", 500],
  ["/forms/{form_id}", "/api/forms", 200],
  ["employeePaystubs", "/api/employees/e%2F1/paystubs", 500],
  ["/employees/{employee}/notes", "/api/employees/1/notes", 500],
] satisfies [Fault["on"], string, number][])(
  "a fault on %s answers %s with %i",
  async (on, path, status) => {
    const options = { basePath: "/api/", paths: { filings: "/moved" } } as const;
    const response = await get(serve([{ on, fails: { status: 500 } }], options), path);
    expect(response.status).toBe(status);
  },
);

test("a submission can fail, too", async () => {
  const service = serve([{ on: "/forms/{form_id}/validate", fails: { status: 503 } }]);
  const request = new Request("https://example.test/forms/api-example/validate", {
    method: "POST",
    body: JSON.stringify({
      parameters: [
        { name: "filing_status", value: "single" },
        { name: "allowances", value: "1" },
        { name: "employee_signature", value: "Inés" },
      ],
    }),
  });
  expect((await service(request)).status).toBe(503);
});

test.each<[Fault, string]>([
  [{ rate: 1.1 }, "rate must be from 0 to 1"],
  [{ rate: -0.1 }, "rate must be from 0 to 1"],
  [{ rate: Number.NaN }, "rate must be from 0 to 1"],
  [{ times: 0 }, "times must be a whole number of 1 or more"],
  [{ times: 1.5 }, "times must be a whole number of 1 or more"],
  [{ latency: -1 }, "latency must be in ms, as one number or [least, most]"],
  [{ latency: [20, 10] }, "latency must be in ms, as one number or [least, most]"],
  [{ fails: { status: 200 } }, "the status must be from 400 to 599"],
  [{ fails: { status: 302 } }, "the status must be from 400 to 599"],
  [{ fails: { status: 1000 } }, "the status must be from 400 to 599"],
])("rejects %j at once", (fault, problem) => {
  expect(() => serve([fault])).toThrow(new RangeError(`Invalid fault: ${problem}.`));
});
