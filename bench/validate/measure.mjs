/** `node measure.mjs LIBRARY FILE SECONDS`: measures one library in a fresh process. FILE has forms, and submissions of the first with their verdicts. */
import { readFileSync } from "node:fs";

const [library = "", file = "", seconds = ""] = process.argv.slice(2);
const { compile } = await import(`./${library}.mjs`);
const { forms, submissions } = JSON.parse(readFileSync(file, "utf8"));
const valid = submissions.find(({ verdict }) => verdict);

/** From a form never seen to its first verdict, ms. */
const meet = ({ form, values }) => {
  const began = performance.now();
  const verdict = compile(form)(values);
  const took = performance.now() - began;
  if (!verdict) throw new Error(`${library} refused a submission that is valid`);
  return took;
};

const first = meet(forms[0]);
const others = forms.slice(1).map(meet);
others.sort((a, b) => a - b);

const validate = compile(forms[0].form);
const disagreed = submissions
  .filter(({ values, verdict }) => validate(values) !== verdict)
  .map(({ what }) => what);

/** How many submissions it judges in a second of CPU. */
const paceOf = (values) => {
  let count = 0;
  const end = performance.now() + Number(seconds) * 1000;
  const before = process.cpuUsage();
  while (performance.now() < end)
    for (let times = 0; times < 1000; times++, count++) validate(values);
  const { user, system } = process.cpuUsage(before);
  return (count / (user + system)) * 1e6;
};

paceOf(valid.values);
const perSecond = paceOf(valid.values);
const refusedPerSecond = paceOf(submissions.find(({ verdict }) => !verdict).values);
const fresh = others[Math.floor(others.length / 2)];
process.stdout.write(JSON.stringify({ first, fresh, perSecond, refusedPerSecond, disagreed }));
