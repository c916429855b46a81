import { execFile, fork } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { atMost, type Part } from "./bar.ts";
import { benchFolder } from "./paths.ts";
import { median } from "./statistics.ts";
import { shown, table } from "./table.ts";

const run = promisify(execFile);

const readers = ["plain", "ours-pages", "ours-items", "stripe-like", "octokit"] as const;
type Reader = (typeof readers)[number];

const consumers = {
  nothing: "does nothing",
  waits: "waits 5 ms a page",
  computes: "computes 5 ms a page",
} as const;
type Consumer = keyof typeof consumers;
const consumerNames: readonly Consumer[] = ["nothing", "waits", "computes"];

interface Sample {
  readonly reader: Reader;
  readonly consumer: Consumer;
  readonly wall: number;
  readonly cpu: number;
}

/** Reads 100,000 objects at 500 a page over loopback, the server in another process. */
export async function benchPagination(rounds: number): Promise<Part> {
  const server = fork(join(benchFolder, "pagination/server.mjs"));
  try {
    const base = await new Promise<string>((resolve, reject) => {
      server.once("message", (message) => resolve(String(message)));
      server.once("exit", () => reject(new Error("The server of the pagination bench ended")));
    });
    const samples: Sample[] = [];
    for (let round = 0; round < rounds; round++)
      for (const consumer of consumerNames)
        for (const reader of turned(readers, round)) {
          const { wall, cpu } = await measure(reader, base, consumer);
          samples.push({ reader, consumer, wall, cpu });
        }
    return partOf(samples, rounds);
  } finally {
    server.disconnect();
  }
}

/** Another one first each round. */
const turned = <T>(list: readonly T[], round: number): T[] => [
  ...list.slice(round % list.length),
  ...list.slice(0, round % list.length),
];

async function measure(
  reader: Reader,
  base: string,
  consumer: Consumer,
): Promise<{ readonly wall: number; readonly cpu: number }> {
  const script = join(benchFolder, "pagination/measure.mjs");
  const { stdout } = await run(process.execPath, [script, reader, base, consumer]);
  return JSON.parse(stdout);
}

function partOf(samples: readonly Sample[], rounds: number): Part {
  const of = (reader: Reader, consumer: Consumer, figure: "wall" | "cpu"): number =>
    median(
      samples
        .filter((sample) => sample.reader === reader && sample.consumer === consumer)
        .map((sample) => sample[figure]),
    );
  const ratio = (reader: Reader, consumer: Consumer): number =>
    of(reader, consumer, "wall") / of("plain", consumer, "wall");
  const bar = (consumer: Consumer, limit: number) =>
    atMost(
      `reading 100,000 objects while the consumer ${consumers[consumer]}, to a plain loop`,
      "client.pages",
      ratio("ours-pages", consumer),
      limit,
    );
  return {
    title: "Pagination",
    text: [
      `100,000 objects, 500 a page, over loopback; ${rounds} rounds, medians by the clock, CPU of the reading process in brackets. A consumer that computes leaves nothing to fetch ahead with but the wait for the server, so it has no bar. The plain loop as it is, the others as ratios to it.`,
      table([
        ["", ...consumerNames.map((consumer) => `consumer ${consumers[consumer]}`)],
        ...readers.map((reader) => [
          reader,
          ...consumerNames.map((consumer) => {
            const wall = of(reader, consumer, "wall");
            const cpu = of(reader, consumer, "cpu");
            return reader === "plain"
              ? `${shown(wall)} ms (${shown(cpu)} ms)`
              : `${shown(ratio(reader, consumer))} (${shown(cpu / of("plain", consumer, "cpu"))})`;
          }),
        ]),
      ]),
    ].join("\n\n"),
    bars: [bar("nothing", 1.1), bar("waits", 0.75)],
    data: readers.map((reader) => ({
      reader,
      consumers: Object.fromEntries(
        consumerNames.map((consumer) => [
          consumer,
          { wall: of(reader, consumer, "wall"), cpu: of(reader, consumer, "cpu") },
        ]),
      ),
    })),
  };
}
