import { changeClasses as classes } from "../../document/diff/changeClass.ts";
import { type Change, diffCollection, diffForm } from "../../document/index.ts";
import { CannotRun } from "../input/CannotRun.ts";
import { collectionIn, documentEntries, readForms, withForms } from "../input/definitions.ts";
import { jsonOf } from "../input/parseInput.ts";
import { readInputs, readPath } from "../input/readInputs.ts";
import type { VerbInput, Outcome } from "../verb.ts";
import { type Pair, pairFiles } from "./pairFiles.ts";
import { allOf, type Stored, readStoredAnswers, storedOf } from "./readStoredAnswers.ts";

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
  const before = (await readInputs([old])).map(jsonOf);
  const now = (await read([next])).map(jsonOf);
  const stored =
    answers === undefined ? [] : readStoredAnswers(jsonOf(await readPath(String(answers))), now);
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
  if (!isCollection) return diffForm(before.json, now.json, { answers: storedOf(stored, now) });
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
  const changes = diffCollection(old, next, { answers: allOf(stored) });
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
