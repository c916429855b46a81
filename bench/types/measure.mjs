/** `node measure.mjs ROUNDS`: how much longer the compiler checks a file that draws a form of 300 parameters with its type than the same file without, ms: the least of all rounds, which a busy machine disturbs least. Needs `npm run build`. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const rounds = Number(process.argv[2] ?? 11);
const root = join(import.meta.dirname, "../..");
const folder = join(root, "node_modules/.cache/parameter-form/types");
const kinds = [
  { type: "string" },
  { type: "currency" },
  { type: "boolean" },
  {
    type: "select",
    options: ["single", "married", "head"].map((value) => ({ value, label: value })),
  },
];
const parameters = Array.from({ length: 300 }, (_, at) => ({
  name: `question_${at}`,
  label: `Question ${at}`,
  required: at % 2 === 0,
  ...kinds[at % kinds.length],
}));
const names = parameters.map(({ name }) => name);
const record = (value) => `{ ${names.map((name) => `${name}: ${value}`).join(", ")} }`;

const using = (type) => `import { ParameterField, ParameterForm } from "parameter-form";
import { parseForm, shownWhen } from "parameter-form/core";
${type && 'import type { Large } from "./types.ts";'}
declare const form: unknown;
const when = shownWhen${type}(parseForm(form), ${record('{ name: "question_3", equals: "single" }')});
export const drawn = (
  <ParameterForm${type}
    form={form}
    when={when}
    fields={${record("{ readOnly: true }")}}
    onSubmit={(values) => console.log(${names.map((name) => `values["${name}"]`).join(", ")})}
  >
    ${names.map((name) => `<ParameterField${type} name="${name}" />`).join("\n    ")}
  </ParameterForm>
);
`;

function write(name, type) {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "form.json"), JSON.stringify({ id: "large", parameters }));
  const bin = join(root, "dist/command/index.js");
  const types = execFileSync("node", [bin, "types", join(place, "form.json")]);
  if (type) writeFileSync(join(place, "types.ts"), types);
  writeFileSync(join(place, "using.tsx"), using(type));
  const settings = { extends: join(root, "tsconfig.json"), include: ["."], exclude: [] };
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify(settings));
  return place;
}

function timeOf(place) {
  const tsc = join(root, "node_modules/.bin/tsc");
  const said = execFileSync(tsc, ["-p", place, "--extendedDiagnostics"], { encoding: "utf8" });
  return Number(/Check time: +([\d.]+)s/.exec(said)[1]) * 1000;
}

const places = [write("without", ""), write("with", "<Large>")];
const times = places.map(() => []);
for (let round = 0; round < rounds; round++)
  for (const [at, place] of places.entries()) times[at].push(timeOf(place));
rmSync(folder, { recursive: true });
const [without, typed] = times.map((all) => Math.min(...all));
process.stdout.write(`${JSON.stringify({ without, typed, grows: typed - without })}\n`);
