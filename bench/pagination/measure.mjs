/**
 * `fork("measure.mjs", [BASE])`: reads all objects as each message says, `{ reader, consumer }`, and answers with what that
 * took, ms. One process for all readers: V8 decides by the state of a heap whether it collects all of it or the young only,
 * which made processes that ran the same code differ by more than readers do.
 */
import { setTimeout as wait } from "node:timers/promises";

const [base = ""] = process.argv.slice(2);

const consumers = {
  nothing: () => undefined,
  waits: () => wait(5),
  computes() {
    const end = performance.now() + 5;
    while (performance.now() < end);
  },
};

process.on("message", async ({ reader, consumer }) => {
  const { read } = await import(`./${reader}.mjs`);
  let count = 0;
  let last = "";
  const each = ({ id }) => {
    count++;
    last = id;
  };
  // What the reader before left is not to be paid by this one.
  globalThis.gc();
  const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
  await read(base, each, consumers[consumer]);
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(cpuBefore);
  if (count !== 100_000 || last !== "itm_099999")
    throw new Error(`${reader} read ${count} objects`);
  process.send({ wall, cpu: (user + system) / 1000 });
});
process.on("disconnect", () => process.exit());
