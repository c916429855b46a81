import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { join } from "node:path";
import { benchFolder } from "./paths.ts";

/** A script of the bench in a process of its own, which ends when it is disconnected. */
export const started = (script: string, args: readonly string[]): ChildProcess =>
  fork(join(benchFolder, script), args, { execArgv: ["--expose-gc"] });

/** What the process says next. */
export function answerOf<T extends Serializable>(running: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("A process of the bench ended"));
    running.once("exit", ended);
    running.once("message", (message: T) => {
      running.off("exit", ended);
      resolve(message);
    });
  });
}
