/**
 * `node measure.mjs LIBRARY FILE`: measures one library in a fresh process. FILE has forms with their
 * rules and an answer to each, and submissions of the first with their verdicts.
 */
import { readFileSync } from "node:fs";

const [library = "", file = ""] = process.argv.slice(2);

/** Each returns a function that turns a form and its rules into a validator. */
const libraries = {
  async ours() {
    const core = new URL("../dist/package/dist/core/index.js", import.meta.url).href;
    const { parseForm, validateForm } = await import(core);
    return ({ form }) => {
      const parsed = parseForm(form);
      return (values) => validateForm(parsed, values).length === 0;
    };
  },
  async ajv() {
    const { Ajv } = await import("ajv");
    const ajv = new Ajv({ allErrors: true });
    return ({ rules }) =>
      ajv.compile({
        type: "object",
        required: rules.map(({ name }) => name),
        properties: Object.fromEntries(
          rules.map(({ name, choices, pattern }) => [
            name,
            { type: "string", ...(choices ? { enum: choices } : { pattern }) },
          ]),
        ),
      });
  },
  async zod() {
    const { z } = await import("zod");
    return ({ rules }) => {
      const fields = rules.map(({ name, choices, pattern }) => [
        name,
        choices ? z.enum(choices) : z.string().regex(new RegExp(pattern)),
      ]);
      const schema = z.object(Object.fromEntries(fields));
      return (values) => schema.safeParse(values).success;
    };
  },
  /** As under a policy without `unsafe-eval`. */
  async "zod-jitless"() {
    const { z } = await import("zod");
    z.config({ jitless: true });
    return libraries.zod();
  },
  async valibot() {
    const v = await import("valibot");
    return ({ rules }) => {
      const fields = rules.map(({ name, choices, pattern }) => [
        name,
        choices ? v.picklist(choices) : v.pipe(v.string(), v.regex(new RegExp(pattern))),
      ]);
      const schema = v.object(Object.fromEntries(fields));
      return (values) => v.safeParse(schema, values).success;
    };
  },
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const { forms, submissions } = JSON.parse(readFileSync(file, "utf8"));
const compile = await libraries[library]();

/** From a form never seen to its first verdict, ms. */
const meet = (one) => {
  const began = performance.now();
  const verdict = compile(one)(one.values);
  const took = performance.now() - began;
  if (!verdict) throw new Error(`${library} refused a submission that is valid`);
  return took;
};
const first = meet(forms[0]);
const fresh = median(forms.slice(1).map(meet));
const validate = compile(forms[0]);
const disagreed = submissions.filter(({ values, verdict }) => validate(values) !== verdict);
/** Submissions validated in a second of CPU, measured for one second. */
const pace = ({ values }) => {
  let count = 0;
  const end = performance.now() + 1000;
  const before = process.cpuUsage();
  while (performance.now() < end)
    for (let times = 0; times < 1000; times++, count++) validate(values);
  const { user, system } = process.cpuUsage(before);
  return (count / (user + system)) * 1e6;
};
const [valid, invalid] = submissions;
pace(valid);
const [accepted, refused] = [pace(valid), pace(invalid)];
const figures = { first, fresh, accepted, refused, disagreed: disagreed.map(({ what }) => what) };
process.stdout.write(JSON.stringify(figures));
