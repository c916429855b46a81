import { basename } from "node:path";
import { changeClasses as classes } from "../document/diff/change.ts";
import { type Change, diffCollection, diffForm } from "../document/index.ts";
import { CannotRun } from "./cannotRun.ts";
import { at, collectionIn, entriesOf, formsIn, withForms } from "./input/definitions.ts";
import { jsonOf, type Read } from "./input/input.ts";
import { readInputs, readPath } from "./input/readInputs.ts";
import type { Given, Outcome } from "./verb.ts";

/** The same document before and now. */
type Pair = readonly [before: Read, now: Read];

/** Tells what new revisions of forms and collections do to answers that are stored. */
export async function run({ words, options, read }: Given): Promise<Outcome> {
  const { answers, failOn = "breaks-answers" } = options;
  const least = classes.findIndex((one) => one.replace(" ", "-") === failOn);
  if (least < 0)
    throw new CannotRun(
      `--fail-on takes one of ${classes.map((one) => one.replace(" ", "-")).join(", ")}.`,
    );
  const [old = "", next = ""] = words;
  // With --base-url, what is new is the service's.
  const before = (await readInputs([old])).map(jsonOf);
  const now = (await read([next])).map(jsonOf);
  const stored = answers === undefined ? [] : jsonOf(await readPath(String(answers))).json;
  const pairs = pairsOf(before, now);
  const told = pairs.map((pair) => ({ pair, changes: changesIn(pair, pairs, stored) }));
  const all = told.flatMap(({ pair: [, { name: file }], changes }) =>
    changes.map((change) => ({ file, ...change })),
  );
  return {
    text: told.map(({ pair, changes }) => tell(pair, changes)).join("\n"),
    json: all,
    found: all.some((change) => classes.indexOf(change.class) <= least),
  };
}

/** Files of the same name; one file and another, whatever they are called. */
function pairsOf(before: readonly Read[], now: readonly Read[]): readonly Pair[] {
  const [old, next] = [before[0], now[0]];
  if (old && next && before.length === 1 && now.length === 1) return [[old, next]];
  const gone = before.filter((one) => !now.some((other) => isSame(one, other)));
  if (gone.length > 0)
    throw new CannotRun(
      `${gone.map(({ name }) => name).join(", ")}: there is no new file of this name. Where a form is gone for good, take its old file away, too.`,
    );
  return before.flatMap((one) =>
    now.filter((other) => isSame(one, other)).map((other): Pair => [one, other]),
  );
}

const isSame = (one: Read, other: Read): boolean => basename(one.name) === basename(other.name);

function changesIn(
  [before, now]: Pair,
  pairs: readonly Pair[],
  stored: unknown,
): readonly Change[] {
  const isCollection = entriesOf(now.json) !== null;
  for (const input of [before, now]) (isCollection ? collectionIn : formsIn)(input);
  if (!isCollection) return diffForm(before.json, now.json, { answers: storedOf(stored, now) });
  // What is different in a form by itself is told of its own file.
  const forms = pairs.filter(([, one]) => !entriesOf(one.json));
  const own = forms.flatMap((pair) => changesIn(pair, [], stored)).map(({ what }) => what);
  const { whole: old } = withForms(
    before.json,
    forms.map(([one]) => one.json),
  );
  const { whole: next } = withForms(
    now.json,
    forms.map(([, one]) => one.json),
  );
  const changes = diffCollection(old, next, { answers: byForm(stored) });
  return changes.filter(({ what }) => !own.includes(what));
}

/** Payloads by the id of their form. */
const byForm = (stored: unknown): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(
    Object.entries(Array.isArray(stored) ? {} : Object(stored)).map(([id, list]) => [
      id,
      Array.isArray(list) ? list : [],
    ]),
  );

const storedOf = (stored: unknown, { json }: Read): readonly unknown[] =>
  Array.isArray(stored) ? stored : (byForm(stored)[String(at(json, "id"))] ?? []);

const tell = ([before, now]: Pair, changes: readonly Change[]): string =>
  [
    `${before.name} → ${now.name}`,
    ...(changes.length === 0 ? ["  nothing is different"] : []),
    ...changes.map((change) => `  ${change.class.padEnd(15)}  ${change.what}.`),
  ].join("\n");
