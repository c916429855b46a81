import { expect, test } from "vitest";
import {
  type DraftEvent,
  draftStep,
  type DraftMachine,
  type DraftPhase,
  initialDraft,
} from "../../../src/collection/drafts/draftMachine.ts";
import { type DraftState, idle } from "../../../src/collection/drafts/draftState.ts";

const phases: readonly DraftPhase[] = ["settled", "reading", "saving", "clearing", "accepted"];
const changes = ["answers", "removal", "acceptance"] as const;
const statuses = ["conflict", "deleted"] as const;
const events: readonly DraftEvent[] = [
  "open",
  "done",
  "failed",
  "giveUp",
  "change",
  "flush",
  "pageHide",
  "conflict",
  "deleted",
  "keep",
  "clear",
  "accept",
  "accepted",
];

/** Returns a state by its name, such as "saving answers" or "settled conflict". */
function stateOf(name: string, draft: Partial<DraftState> = {}): DraftMachine {
  const [first, second] = name.split(" ");
  return {
    phase: phases.find((one) => one === first) ?? "settled",
    pending: changes.find((one) => one === second) ?? null,
    draft: { ...idle, status: statuses.find((one) => one === second) ?? "idle", ...draft },
  };
}

const nameOf = ({ phase, pending, draft: { status } }: DraftMachine): string =>
  [phase, pending ?? [], status === "conflict" || status === "deleted" ? status : []]
    .flat()
    .join(" ");

/** The states that a draft gets to from its first one. */
function reached(): readonly string[] {
  const names = [nameOf(initialDraft)];
  for (const name of names)
    for (const event of events) {
      const next = nameOf(draftStep(stateOf(name), event)[0]);
      if (!names.includes(next)) names.push(next);
    }
  return names;
}

/** The rows of an event: the states from which it has the same result are in one. */
function rowsOf(event: DraftEvent): readonly string[] {
  const rows = new Map<string, string[]>();
  for (const name of reached()) {
    const [next, effect] = draftStep(stateOf(name), event);
    if (nameOf(next) === name && !effect) continue;
    const result = `${nameOf(next)} | ${effect ?? ""}`;
    rows.set(result, [...(rows.get(result) ?? []), name]);
  }
  return [...rows].map(([result, from]) => `| ${event} | ${from.join(", ")} | ${result} |`);
}

test("the state table of a draft", () => {
  expect(["", ...events.flatMap(rowsOf), ""].join("\n")).toMatchInlineSnapshot(`
    "
    | open | settled, reading, settled answers, clearing, accepted, reading answers, saving, settled removal, clearing answers, accepted acceptance, saving answers | reading | read |
    | open | settled conflict, reading conflict, clearing conflict | reading conflict | read |
    | open | settled deleted, reading deleted, clearing deleted | reading deleted | read |
    | done | reading, clearing, saving, reading conflict, clearing conflict, reading deleted, clearing deleted | settled |  |
    | done | reading answers, clearing answers, saving answers | settled answers | pause |
    | failed | reading | settled |  |
    | failed | clearing, clearing conflict, clearing deleted | settled removal |  |
    | failed | accepted | accepted acceptance |  |
    | failed | reading answers, clearing answers | settled answers | pause |
    | failed | saving, saving answers | settled answers |  |
    | failed | reading conflict | settled conflict |  |
    | failed | reading deleted | settled deleted |  |
    | giveUp | reading, reading answers, reading conflict, reading deleted | settled | cancel |
    | change | settled, settled answers, settled removal | settled answers | pause |
    | change | reading | reading answers |  |
    | change | clearing, clearing conflict, clearing deleted | clearing answers |  |
    | change | saving, saving answers | saving answers | pause |
    | flush | settled answers, clearing answers, saving answers | saving | save |
    | flush | settled removal | clearing | clearAgain |
    | flush | accepted acceptance | accepted | saveAcceptance |
    | pageHide | settled answers, saving, saving answers | saving | saveNow |
    | pageHide | settled removal | clearing | clearAgain |
    | pageHide | clearing answers | clearing answers | saveConcurrently |
    | pageHide | accepted acceptance | accepted | saveAcceptance |
    | conflict | settled, settled answers, settled deleted, saving, settled removal, saving answers | settled conflict |  |
    | deleted | settled, settled answers, settled conflict, saving, saving answers | settled deleted |  |
    | deleted | settled removal | settled |  |
    | keep | settled conflict, settled deleted, reading conflict, reading deleted | saving | saveOver |
    | clear | settled, reading, settled answers, clearing, accepted, reading answers, saving, settled removal, clearing answers, accepted acceptance, saving answers | clearing | clear |
    | clear | settled conflict, reading conflict, clearing conflict | clearing conflict | clear |
    | clear | settled deleted, reading deleted, clearing deleted | clearing deleted | clear |
    | accept | settled, reading, settled answers, settled conflict, settled deleted, clearing, accepted, reading answers, saving, reading conflict, clearing conflict, reading deleted, clearing deleted, settled removal, clearing answers, accepted acceptance, saving answers | accepted | saveAcceptance |
    | accepted | settled, reading, settled answers, settled conflict, settled deleted, clearing, reading answers, saving, reading conflict, clearing conflict, reading deleted, clearing deleted, settled removal, clearing answers, saving answers | accepted | cancel |
    "
  `);
});

/** A state as a text, such as "failed full". */
function stateOfText(text: string): Partial<DraftState> {
  const [status, problem = null] = text.split(" ");
  return Object({ status, problem });
}

test("an event in a state leads to the shown status", () => {
  for (const [before, name, event, after] of [
    ["idle", "settled", "change", "saving"],
    ["idle", "reading", "change", "saving"],
    ["idle", "reading", "done saved", "saved"],
    ["idle", "reading", "failed failed blocked", "failed blocked"],
    ["idle", "reading answers", "failed failed blocked", "failed blocked"],
    ["failed blocked", "reading", "giveUp", "idle"],
    ["saved", "settled", "open", "saved"],
    ["none", "settled", "open", "idle"],
    ["conflict", "settled", "open", "conflict"],
    ["conflict", "reading", "done saved", "saved"],
    ["conflict", "reading", "failed failed full", "conflict"],
    ["conflict", "settled", "change", "conflict"],
    ["saving", "clearing", "change", "saving"],
    ["saving", "saving", "failed failed full", "failed full"],
    ["saving", "saving answers", "failed failed full", "failed full"],
    ["saving", "saving answers", "done saved", "saving"],
    ["failed full", "settled answers", "change", "failed full"],
    ["failed full", "settled answers", "flush", "failed full"],
    ["failed full", "saving", "done saved", "saved"],
    ["failed full", "saving", "done idle", "idle"],
    ["failed full", "clearing", "failed idle", "idle"],
    ["failed full", "settled answers", "conflict", "conflict"],
    ["failed full", "settled", "deleted", "deleted"],
    ["conflict", "settled", "deleted", "deleted"],
    ["deleted", "settled", "keep", "saving"],
    ["idle", "settled removal", "deleted", "idle"],
    ["saved", "settled", "accept", "none"],
    ["failed full", "settled answers", "accepted", "none"],
    ["conflict", "settled", "accepted", "none"],
    ["none", "accepted", "change", "none"],
    ["none", "accepted", "conflict", "none"],
    ["none", "accepted", "deleted", "none"],
    ["none", "accepted", "failed failed full", "none"],
  ] as const) {
    const [type, ...news] = event.split(" ");
    const [{ draft }] = draftStep(
      stateOf(name, stateOfText(before)),
      events.find((one) => one === type) ?? "open",
      news.length > 0 ? stateOfText(news.join(" ")) : undefined,
    );
    expect
      .soft([draft.status, draft.problem ?? []].flat().join(" "), `${before}, ${name}, ${event}`)
      .toBe(after);
  }
});
