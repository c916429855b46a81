import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { join } from "node:path";
import { benchFolder } from "./build.ts";
import { against, median, type Part, rotated, shown, table } from "./report.ts";

const readers = ["plain", "ours-pages", "ours-items", "stripe-like", "octokit"] as const;

const consumers = {
  nothing: "consumer does nothing",
  waits: "consumer waits 5 ms a page",
} as const;
type Consumer = keyof typeof consumers;
const consumerNames = Object.keys(consumers) as Consumer[];

interface Reading {
  readonly wall: number;
  readonly cpu: number;
}

/** Readings of each reader before any is measured, until V8 has compiled it. */
const warmUps = 2;

/** Measures reading 100,000 objects at 500 a page over loopback, the server in another process. */
export async function benchPagination(rounds: number): Promise<Part> {
  const server = start("server.mjs");
  const base = await answerOf<string>(server);
  const reading = start("measure.mjs", base);
  const read = (reader: string, consumer: Consumer): Promise<Reading> => {
    reading.send({ reader, consumer });
    return answerOf<{ wall: number; cpu: number }>(reading);
  };
  const readings: Record<string, Reading[]> = {};
  try {
    for (let nth = 0; nth < warmUps; nth++)
      for (const reader of readers) await read(reader, "nothing");
    for (const consumer of consumerNames)
      for (let round = 0; round < rounds; round++)
        for (const reader of rotated(readers, round))
          (readings[`${reader} ${consumer}`] ??= []).push(await read(reader, consumer));
  } finally {
    for (const running of [reading, server]) if (running.connected) running.disconnect();
  }
  const of = (reader: string, consumer: Consumer, figure: keyof Reading): number =>
    median((readings[`${reader} ${consumer}`] ?? []).map((one) => one[figure]));
  const ratio = (reader: string, consumer: Consumer, figure: keyof Reading): number =>
    of(reader, consumer, figure) / of("plain", consumer, figure);
  const cell = (reader: string, consumer: Consumer): string => {
    const [figure, unit] = reader === "plain" ? [of, " ms"] : [ratio, ""];
    const [wall, cpu] = [figure(reader, consumer, "wall"), figure(reader, consumer, "cpu")];
    return `${shown(wall)}${unit} (${shown(cpu)}${unit})`;
  };
  const [cpu, time] = [ratio("ours-pages", "nothing", "cpu"), ratio("ours-pages", "waits", "wall")];
  return {
    title: "Pagination",
    text: [
      `100,000 objects, 500 a page, over loopback; medians by the clock, CPU of the reading process in brackets. The others as ratios to the plain loop.`,
      table([
        ["", ...consumerNames.map((consumer) => consumers[consumer])],
        ...readers.map((reader) => [
          reader,
          ...consumerNames.map((consumer) => cell(reader, consumer)),
        ]),
      ]),
      `\`client.pages\` takes ${against(cpu, "≤", 1.1)} of the plain loop's CPU for a consumer that does nothing (target: 1.1) and ${against(time, "≤", 0.75)} of its time for one that waits (0.75).`,
    ].join("\n\n"),
  };
}

/** Starts a process that ends when it is disconnected. */
const start = (script: string, ...args: string[]): ChildProcess =>
  fork(join(benchFolder, "pagination", script), args, { execArgv: ["--expose-gc"] });

/** Resolves with the next message of a process. */
function answerOf<T extends Serializable>(running: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("A process of the bench ended"));
    running.once("exit", ended);
    running.once("message", (message: T) => {
      running.off("exit", ended);
      resolve(message);
    });
  });
}
