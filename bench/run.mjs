/** Installs what the benches compare with when it is missing, and runs them. `npm run bench -- --help` lists what there is. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const here = import.meta.dirname;
// Before Vite is asked for anything, so that every build is one for production.
process.env.NODE_ENV = "production";
if (!existsSync(`${here}/node_modules/.package-lock.json`)) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--prefix", here], { cwd: here, stdio: "inherit" });
  if (status !== 0) throw new Error("The libraries to compare with could not be installed");
}

// It runs while it is imported: what it imports on the way must find the importer open.
const { runnerImport } = await import("vite");
await runnerImport(`${here}/node/main.ts`, { root: here, configFile: false, logLevel: "warn" });
