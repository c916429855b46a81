/** `node measure.mjs ENTRY SIZE FILE`: draws a form in a fresh process, once cold and then warm, and keeps the HTML. */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [entry = "", size = "", file = ""] = process.argv.slice(2);
const { draw } = await import(pathToFileURL(entry).href);

/** CPU of the whole process, ms. */
const costOf = () => {
  const before = process.cpuUsage();
  const html = draw(size === "w4" ? size : Number(size));
  const { user, system } = process.cpuUsage(before);
  return { html, cpu: (user + system) / 1000 };
};

const { html, cpu: cold } = costOf();
const began = performance.now();
const warm = [];
while (warm.length < 3 || (warm.length < 20 && performance.now() - began < 300))
  warm.push(costOf().cpu);
warm.sort((a, b) => a - b);
writeFileSync(file, html);
process.stdout.write(JSON.stringify({ cold, warm: warm[Math.floor(warm.length / 2)] }));
