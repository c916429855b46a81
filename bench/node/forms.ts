import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { drawingW4, peers } from "../adapters/index.ts";
import type { Part } from "./bar.ts";
import { buildPage } from "./build.ts";
import { formBars } from "./formBars.ts";
import { formTables } from "./formTables.ts";
import { built } from "./paths.ts";
import { type Plan, runRounds } from "./rounds.ts";
import { serve } from "./serve.ts";
import { buildServer } from "./server.ts";

/** Forms in the browser, and on a server. */
export async function benchForms(plan: Omit<Plan, "url" | "keep">): Promise<Part> {
  const drawn = plan.scenarios.some((name) => name === "server" || name === "hydrate");
  for (const size of plan.sizes)
    for (const adapter of plan.adapters) {
      if (size === "w4" && !drawingW4.has(adapter)) continue;
      await buildPage(adapter, size, plan.profile);
      if (drawn) await buildServer(adapter, size);
    }
  rmSync(built("html"), { recursive: true, force: true });
  mkdirSync(built("results"), { recursive: true });
  const keep: Plan["keep"] = (measured) =>
    writeFileSync(built("results", "partial.json"), JSON.stringify(measured));
  const server = await serve(built("pages"));
  try {
    const { measured, browser } = await runRounds({ ...plan, url: server.url, keep });
    const rounds = Math.max(...measured.map((cell) => cell.rounds));
    return {
      title: "Forms",
      text: [
        `${browser}, ${rounds} rounds, medians. The floor's own figures, and the others' as ratios to them; ✗, and † for those of fewer rounds, are told of below.`,
        formTables(measured),
      ].join("\n\n"),
      bars: formBars(measured),
      data: { browser, measured },
      defects: measured
        .filter(({ adapter }) => !peers.includes(adapter))
        .flatMap(({ adapter, size, failures }) =>
          Object.entries(failures).map(([name, why]) => `${adapter} at ${size}, ${name}: ${why}`),
        ),
    };
  } finally {
    server.close();
  }
}
