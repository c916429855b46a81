/** Installs the compared libraries when they are missing, and runs the benches. `npm run bench -- --help` lists the options. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const here = import.meta.dirname;
// Set before Vite is imported, so that every build is one for production.
process.env.NODE_ENV = "production";
if (!existsSync(`${here}/node_modules/.package-lock.json`)) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--prefix", here], { cwd: here, stdio: "inherit" });
  if (status !== 0) throw new Error("The libraries to compare with could not be installed");
}

const { runnerImport } = await import("vite");
await runnerImport(`${here}/node/main.ts`, { root: here, configFile: false, logLevel: "warn" });
