#!/usr/bin/env node
import { run } from "./run.ts";

// What is left to be written to a pipe is lost where a process is ended by force.
process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text.replace(/\n?$/, "\n")),
  err: (text) => process.stderr.write(text.replace(/\n?$/, "\n")),
});
