import { ClientError, createClient } from "parameter-form/client";
import { createService, type Fault } from "parameter-form/service";
import { expect, test, vi } from "vitest";
import { isDeep } from "../../support/isDeep.ts";
import { listen } from "../../support/serveForms.ts";
import { atOnce } from "../samples.ts";

/** 20 % of the requests are struck, by one of these. */
const faults: readonly Fault[] = [
  { rate: 0.05, fails: { status: 503 } },
  { rate: 0.03, fails: { status: 429, retryAfter: 0 } },
  { rate: 0.02, fails: { status: 503, retryAfter: 3600 } },
  { rate: 0.02, fails: { status: 404 } },
  { rate: 0.04, fails: "dropped" },
  { rate: 0.04, fails: "cut" },
  { rate: 0.005, fails: "stalled" },
  { rate: 0.01, latency: [0, 5] },
];
const requests = isDeep ? 10_000 : 2000;
const known = new Set(["HttpError", "NetworkError", "TimeoutError", "AbortedError"]);

const payments = Array.from({ length: 60 }, (_, index) => ({ id: `pay_${index}` }));

/** How many timers and connections keep the process alive. */
const handles = () =>
  process.getActiveResourcesInfo().filter((kind) => /Timeout|Socket/.test(kind)).length;

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** 10 s of work for one core, on a machine that may be busy. */
const timeout = 900_000;

test(
  `knows every outcome of ${requests} requests of which 20 % fail, and leaves nothing behind`,
  { timeout },
  async () => {
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on("unhandledRejection", unhandled);
    const before = handles();
    const service = createService({ forms: [], lists: { payments }, faults, seed: 7 });
    let seen = 0;
    let struck = 0;
    const server = await listen(async (request) => {
      seen++;
      const response = await service(request);
      if (response.status !== 200) struck++;
      return response;
    });
    const client = createClient({ baseUrl: server.url, backoff: atOnce, timeout: 2000 });
    const outcomes: Record<string, number> = {};
    const count = (outcome: string) => (outcomes[outcome] = (outcomes[outcome] ?? 0) + 1);

    /** Reads payments in one of the ways that there are, again and again. */
    const work = async (worker: number) => {
      for (let way = worker; seen < requests; way++) {
        const controller = new AbortController();
        const { signal } = controller;
        try {
          if (way % 4 === 0) await client.collect("payments", { atMost: 100, signal });
          else if (way % 4 === 1)
            for await (const _ of client.items("payments", { signal })) count("item");
          else if (way % 4 === 2) for await (const _ of client.pages("payments", { signal })) break;
          else {
            const reading = client.list("payments", { limit: 5, signal });
            if (way % 3 === 0) controller.abort();
            await reading;
          }
          count("success");
        } catch (error) {
          count(error instanceof ClientError ? error.name : `unknown: ${String(error)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: 40 }, (_, worker) => work(worker)));
    await server.close();
    // Connections take a few turns to close.
    for (let turns = 0; turns < 1000 && handles() > before; turns++) await turn();
    process.off("unhandledRejection", unhandled);

    expect(seen).toBeGreaterThanOrEqual(requests);
    const { success = 0, item = 0, ...errors } = outcomes;
    expect([success, item].every((times) => times > 100)).toBe(true);
    // Each of them, where chance has the time for it.
    expect(Object.keys(errors).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(errors).length).toBeGreaterThanOrEqual(isDeep ? known.size : 2);
    // Without those of the bodies, which are 4.5 %.
    expect(Math.abs(struck / seen - 0.155)).toBeLessThan(0.03);
    expect(unhandled).not.toHaveBeenCalled();
    expect(handles()).toBeLessThanOrEqual(before);
  },
);
