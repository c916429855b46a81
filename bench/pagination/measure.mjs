/** `node measure.mjs READER BASE CONSUMER`: reads all objects, and then says what reading them again took, ms. */
import { setTimeout as wait } from "node:timers/promises";

const [reader = "", base = "", consumer = ""] = process.argv.slice(2);
const { read } = await import(`./${reader}.mjs`);

const consumers = {
  nothing: () => undefined,
  waits: () => wait(5),
  computes() {
    const end = performance.now() + 5;
    while (performance.now() < end);
  },
};

async function readAll(afterPage) {
  let count = 0;
  let last = "";
  await read(
    base,
    ({ id }) => {
      count++;
      last = id;
    },
    afterPage,
  );
  if (count !== 100_000 || last !== "itm_099999")
    throw new Error(`${reader} read ${count} objects`);
}

await readAll(consumers.nothing);
const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
await readAll(consumers[consumer]);
const wall = performance.now() - began;
const { user, system } = process.cpuUsage(cpuBefore);
process.stdout.write(JSON.stringify({ wall, cpu: (user + system) / 1000 }));
process.exit();
