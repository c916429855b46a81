import { spawn } from "node:child_process";

/** A program that runs until it is stopped, or this process ends. */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const ended = new Promise<unknown>((resolve) => child.once("close", resolve));
  const failed = Promise.race([
    new Promise<never>((_, reject) => child.once("error", reject)),
    ended.then(() => Promise.reject(new Error(`${program} ended:\n${printed}`))),
  ]);
  failed.catch(() => undefined);
  const kill = () => void child.kill();
  process.once("exit", kill);

  /** Waits until it prints this, and gives what the first group is. */
  const message = (words: RegExp): Promise<string> =>
    Promise.race([
      failed,
      new Promise<string>((resolve) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on("data", (chunk) => {
            printed += chunk;
            const found = words.exec(printed)?.[1];
            if (found !== undefined) resolve(found);
          });
      }),
    ]);
  const stop = (): Promise<unknown> => {
    process.off("exit", kill);
    kill();
    return ended;
  };
  return { message, stop, failed };
}
