#!/usr/bin/env node
import { run } from "./run.ts";

for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    // A reader may close the pipe early, as `head` does.
    if (error.code === "EPIPE") return;
    process.exitCode = 2;
    process.stderr.write(`The output cannot be written (${error.code}).\n`);
  });

// Calling `process.exit` would lose output that is not yet written to a pipe.
process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text.replace(/\n?$/, "\n")),
  err: (text) => process.stderr.write(text.replace(/\n?$/, "\n")),
});
