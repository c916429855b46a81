/** `node parse.mjs FILE`: how long `JSON.parse` takes of a form's text and `parseForm` of what it gives, in turn, ms. */
import { readFileSync } from "node:fs";

const { parseForm } = await import(
  new URL("../dist/package/dist/core/index.js", import.meta.url).href
);
const text = readFileSync(process.argv[2] ?? "", "utf8");
const rounds = Array.from({ length: 7 }, () => {
  const began = performance.now();
  const definition = JSON.parse(text);
  const read = performance.now();
  const form = parseForm(definition);
  const checked = performance.now();
  if (form.parameters.length !== definition.parameters.length) throw new Error("Lost parameters");
  return { json: read - began, parseForm: checked - read };
});
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
process.stdout.write(
  JSON.stringify({
    json: median(rounds.map(({ json }) => json)),
    parseForm: median(rounds.map(({ parseForm: checked }) => checked)),
  }),
);
