import { getOwn, isRecord, recordOf } from "../../core/record.ts";
import { changeClasses as classes } from "../../document/diff/change.ts";
import { type Change, diffCollection, diffForm } from "../../document/index.ts";
import { propertyIn } from "../../document/read/formInDocument.ts";
import { collectionIn, documentEntries, readForms, withForms } from "../input/definitions.ts";
import { jsonOf } from "../input/parseInput.ts";
import { readInputs, readPath } from "../input/readInputs.ts";
import { CannotRun, type Outcome, type Read, type VerbInput } from "../verb.ts";

/** Reports the effects of new revisions of forms and collections on stored answers. */
export async function run({ args, options, read }: VerbInput): Promise<Outcome> {
  const { answers, failOn = "breaks-answers" } = options;
  const least = classes.findIndex((one) => one.replace(" ", "-") === failOn);
  if (least < 0)
    throw new CannotRun(
      `--fail-on must be one of ${classes.map((one) => one.replace(" ", "-")).join(", ")}.`,
    );
  const [old = "", next = ""] = args;
  // With `--base-url`, only the new revision comes from the service.
  const before = await readInputs([old]);
  const now = await read([next]);
  const stored =
    answers === undefined
      ? { byId: {} }
      : readStoredAnswers(jsonOf(await readPath(String(answers))), now);
  const { pairs, gone } = pairFiles(before, now);
  const reported = [
    ...pairs.map((pair) => ({
      files: `${pair[0].name} → ${pair[1].name}`,
      file: pair[1].name,
      changes: changesIn(pair, pairs, stored),
    })),
    ...gone.map(({ name: file }) => ({ files: file, file, changes: [isGone] })),
  ];
  const all = reported.flatMap(({ file, changes }) =>
    changes.map((change) => ({ file, ...change })),
  );
  return {
    text: reported.map(describe).join("\n"),
    json: all,
    found: all.some((change) => classes.indexOf(change.class) <= least),
  };
}

/** Change for an old file without a new one. */
const isGone: Change = {
  class: "breaks answers",
  path: "$",
  what: "There is no new file of this name, so its answers are no longer asked for",
};

function changesIn([before, now]: Pair, pairs: readonly Pair[], stored: Stored): readonly Change[] {
  const isCollection = documentEntries(now.json) !== null;
  if ((documentEntries(before.json) !== null) !== isCollection)
    throw new CannotRun(
      `${before.name} and ${now.name} cannot be compared: one is a form, and the other a collection.`,
    );
  for (const input of [before, now]) (isCollection ? collectionIn : readForms)(input);
  if (!isCollection) {
    const answers = stored.list ?? getOwn(stored.byId, String(propertyIn(now.json, "id"))) ?? [];
    return diffForm(before.json, now.json, { answers });
  }
  // Changes within a separate definition are reported for its own file.
  const forms = pairs.filter(([, one]) => !documentEntries(one.json));
  const own = forms.flatMap((pair) => changesIn(pair, [], stored)).map(keyOf);
  const { whole: old } = withForms(
    before.json,
    forms.map(([one]) => one.json),
  );
  const { whole: next } = withForms(
    now.json,
    forms.map(([, one]) => one.json),
  );
  const changes = diffCollection(old, next, { answers: stored.byId });
  return changes.filter((change) => !own.includes(keyOf(change)));
}

/** Returns a key of a change. The key is equal for a form's own file and for its collection. */
const keyOf = ({ class: kind, path, what }: Change): string =>
  [kind, path.replace(/^\$\.forms\[\d+\]\.form/, "$"), what].join(" ");

const describe = ({
  files,
  changes,
}: {
  readonly files: string;
  readonly changes: readonly Change[];
}): string =>
  [
    files,
    ...(changes.length === 0 ? ["  no changes"] : []),
    ...changes.map((change) => `  ${change.class.padEnd(15)}  ${change.what}.`),
  ].join("\n");

type Pair = readonly [before: Read, now: Read];

/** The pairs of revisions to compare, and the old files without a new revision. */
interface Pairs {
  readonly pairs: readonly Pair[];
  readonly gone: readonly Read[];
}

/**
 * Pairs files of the same name. Pairs two single files even if their names differ.
 * @throws CannotRun when no two files have the same name.
 */
function pairFiles(before: readonly Read[], now: readonly Read[]): Pairs {
  const [old, next] = [before[0], now[0]];
  if (old && next && before.length === 1 && now.length === 1)
    return { pairs: [[old, next]], gone: [] };
  const pairs = before.flatMap((one): readonly Pair[] => {
    const other = nearest(one, now);
    return other && nearest(other, before) === one ? [[one, other]] : [];
  });
  if (pairs.length === 0)
    throw new CannotRun(
      "No new file has the name of an old one. Check both patterns, and the working directory.",
    );
  return { pairs, gone: before.filter((one) => pairs.every(([paired]) => paired !== one)) };
}

/** Returns the file of the same name whose folders match best. */
const nearest = (one: Read, others: readonly Read[]): Read | undefined =>
  others
    .filter((other) => sharedParts(one, other) > 0)
    .toSorted((a, b) => sharedParts(one, b) - sharedParts(one, a))[0];

/** Returns the number of equal parts of two paths, counted from their ends. */
function sharedParts(one: Read, other: Read): number {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const apart = parts.findIndex((part, at) => part !== others[at]);
  return apart < 0 ? parts.length : apart;
}

const partsOf = ({ name }: Read): readonly string[] => name.split(/[/\\]/).toReversed();

/** Stored payloads: a list of the only form, or lists by form id. */
interface Stored {
  readonly list?: readonly unknown[];
  readonly byId: Readonly<Record<string, readonly unknown[]>>;
}

const isList = (found: unknown): found is readonly unknown[] => Array.isArray(found);

const idsIn = (inputs: readonly Read[]): readonly unknown[] =>
  inputs.flatMap(({ json }) =>
    [
      json,
      ...(documentEntries(json) ?? []).flatMap((entry) => [entry, propertyIn(entry, "form")]),
    ].map((one) => propertyIn(one, "id")),
  );

/**
 * Reads the stored answers to the forms of these inputs from a file.
 * @throws CannotRun when the file has no answers to these forms.
 */
function readStoredAnswers({ name, json }: Read, inputs: readonly Read[]): Stored {
  if (isList(json)) return { list: json, byId: {} };
  const ids = idsIn(inputs);
  const lists = Object.entries(isRecord(json) ? json : {}).flatMap(([id, list]) =>
    ids.includes(id) && isList(list) ? [[id, list] as const] : [],
  );
  if (lists.length > 0) return { byId: recordOf(lists) };
  throw new CannotRun(
    `${name} has no answers to the compared forms. Pass a list of payloads, or an object with such a list for each form id.`,
  );
}
