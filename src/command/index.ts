#!/usr/bin/env node
import { run } from "./run.ts";

for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    // Who reads may have seen enough, as `head` has.
    if (error.code === "EPIPE") return;
    process.exitCode = 2;
    process.stderr.write(`The output cannot be written (${error.code}).\n`);
  });

// What is left to be written to a pipe is lost where a process is ended by force.
process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text.replace(/\n?$/, "\n")),
  err: (text) => process.stderr.write(text.replace(/\n?$/, "\n")),
});
