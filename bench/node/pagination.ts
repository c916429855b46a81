import { atMost, type Part } from "./bar.ts";
import { answerOf, started } from "./running.ts";
import { median } from "./statistics.ts";
import { shown, table } from "./table.ts";

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

/** Rounds for each of the bench's: reading by itself is short, and a consumer that computes has no bar. */
const share: Readonly<Record<Consumer, number>> = { nothing: 1.5, waits: 1, computes: 0.4 };

const roundsOf = (consumer: Consumer, rounds: number): number =>
  Math.ceil(rounds * share[consumer]);

/** Reads of each reader before any is measured, until V8 has compiled it. */
const warmUps = 2;

/** Reads 100,000 objects at 500 a page over loopback, the server in another process. */
export async function benchPagination(rounds: number): Promise<Part> {
  const server = started("pagination/server.mjs", []);
  const base = await answerOf<string>(server);
  const measuring = started("pagination/measure.mjs", [base]);
  const measure = (reader: Reader, consumer: Consumer) => {
    measuring.send({ reader, consumer });
    return answerOf<Pick<Sample, "wall" | "cpu">>(measuring);
  };
  try {
    for (let nth = 0; nth < warmUps; nth++)
      for (const reader of readers) await measure(reader, "nothing");
    const samples: Sample[] = [];
    for (const consumer of consumerNames)
      for (let round = 0; round < roundsOf(consumer, rounds); round++)
        for (const reader of turned(readers, round))
          samples.push({ reader, consumer, ...(await measure(reader, consumer)) });
    return partOf(samples, rounds);
  } finally {
    for (const running of [measuring, server]) if (running.connected) running.disconnect();
  }
}

/** Another one first each round. */
const turned = <T>(list: readonly T[], round: number): T[] => [
  ...list.slice(round % list.length),
  ...list.slice(0, round % list.length),
];

function partOf(samples: readonly Sample[], rounds: number): Part {
  const of = (reader: Reader, consumer: Consumer, figure: "wall" | "cpu"): number =>
    median(
      samples
        .filter((sample) => sample.reader === reader && sample.consumer === consumer)
        .map((sample) => sample[figure]),
    );
  const ratio = (reader: Reader, consumer: Consumer, figure: "wall" | "cpu"): number =>
    of(reader, consumer, figure) / of("plain", consumer, figure);
  const bar = (consumer: Consumer, figure: "wall" | "cpu", limit: number) =>
    atMost(
      `${figure === "cpu" ? "CPU" : "time"} of reading 100,000 objects while the consumer ${consumers[consumer]}, to a plain loop`,
      "client.pages",
      ratio("ours-pages", consumer, figure),
      limit,
    );
  const counts = consumerNames.map((consumer) => roundsOf(consumer, rounds)).join(", ");
  return {
    title: "Pagination",
    text: [
      `100,000 objects, 500 a page, over loopback; ${counts} rounds, medians by the clock, CPU of the reading process in brackets. A consumer that computes leaves nothing to fetch ahead with but the wait for the server, so it has no bar. The plain loop as it is, the others as ratios to it.`,
      table([
        ["", ...consumerNames.map((consumer) => `consumer ${consumers[consumer]}`)],
        ...readers.map((reader) => [
          reader,
          ...consumerNames.map((consumer) => {
            const [figure, unit] = reader === "plain" ? [of, " ms"] : [ratio, ""];
            const [wall, cpu] = [figure(reader, consumer, "wall"), figure(reader, consumer, "cpu")];
            return `${shown(wall)}${unit} (${shown(cpu)}${unit})`;
          }),
        ]),
      ]),
    ].join("\n\n"),
    bars: [bar("nothing", "cpu", 1.1), bar("waits", "wall", 0.75)],
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
