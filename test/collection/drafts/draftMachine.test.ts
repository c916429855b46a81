import { expect, test } from "vitest";
import {
  begun,
  type DraftEvent,
  draftEvents,
  type DraftPhase,
  draftPhases,
  draftStep,
} from "../../../src/collection/drafts/draftMachine.ts";
import { type DraftState, idle } from "../../../src/collection/drafts/draftState.ts";

const at = (phase: DraftPhase, draft: Partial<DraftState> = {}) => ({
  ...begun,
  phase,
  draft: { ...idle, ...draft },
});

/** What an event does in all phases: those that it leads to the same are in one row. */
function rowsOf(event: DraftEvent): readonly string[] {
  const rows = new Map<string, DraftPhase[]>();
  for (const phase of draftPhases) {
    const [next, effect] = draftStep(at(phase), event);
    if (next.phase === phase && !effect) continue;
    const result = `${next.phase} | ${effect ?? ""}`;
    rows.set(result, [...(rows.get(result) ?? []), phase]);
  }
  return [...rows].map(([result, from]) => `| ${event} | ${from.join(" ")} | ${result} |`);
}

test("The table of a draft", () => {
  expect(["", ...draftEvents.flatMap(rowsOf), ""].join("\n")).toMatchInlineSnapshot(`
    "
    | open | settled reading readingAnew editing saving savingAnew clearing clearingAnew uncleared accepted | reading | read |
    | open | taking contested | taking | read |
    | settle | reading taking saving clearing | settled |  |
    | settle | readingAnew clearingAnew | editing | pause |
    | settle | savingAnew | editing |  |
    | stale | reading readingAnew taking | editing | pause |
    | unread | reading | settled |  |
    | unread | readingAnew | editing | pause |
    | unread | taking | contested |  |
    | unsaved | saving savingAnew | editing |  |
    | uncleared | clearing | uncleared |  |
    | uncleared | clearingAnew | editing | pause |
    | giveUp | reading readingAnew taking | settled |  |
    | change | settled editing uncleared | editing | pause |
    | change | reading | readingAnew |  |
    | change | saving savingAnew | savingAnew | pause |
    | change | clearing | clearingAnew |  |
    | flush | editing savingAnew clearingAnew | saving | save |
    | flush | uncleared | clearing | clearAgain |
    | leave | editing savingAnew | saving | saveNow |
    | leave | clearingAnew | clearingAnew | saveToo |
    | leave | uncleared | clearing | clearAgain |
    | conflict | settled editing saving savingAnew uncleared | contested |  |
    | deleted | settled editing saving savingAnew | contested |  |
    | deleted | uncleared | settled |  |
    | keep | contested | saving | saveOver |
    | clear | settled reading readingAnew taking editing saving savingAnew contested clearing clearingAnew uncleared accepted | clearing | clear |
    | accept | settled reading readingAnew taking editing saving savingAnew contested clearing clearingAnew uncleared | accepted |  |
    "
  `);
});

/** A state as a text, such as "failed full". */
function told(text: string): Partial<DraftState> {
  const [status, problem = null] = text.split(" ");
  return Object({ status, problem });
}

test("An event in a phase gives the status that is shown", () => {
  for (const [before, phase, event, after] of [
    ["idle", "settled", "change", "saving"],
    ["idle", "reading", "change", "saving"],
    ["idle", "reading", "settle saved", "saved"],
    ["idle", "reading", "unread failed blocked", "failed blocked"],
    ["idle", "readingAnew", "unread failed blocked", "failed blocked"],
    ["failed blocked", "reading", "giveUp", "idle"],
    ["saved", "settled", "open", "saved"],
    ["none", "settled", "open", "idle"],
    ["conflict", "contested", "open", "conflict"],
    ["conflict", "taking", "settle saved", "saved"],
    ["conflict", "taking", "unread failed full", "conflict"],
    ["saving", "clearing", "change", "saving"],
    ["saving", "saving", "unsaved failed full", "failed full"],
    ["saving", "savingAnew", "unsaved failed full", "failed full"],
    ["saving", "savingAnew", "settle saved", "saving"],
    ["failed full", "editing", "change", "failed full"],
    ["failed full", "editing", "flush", "failed full"],
    ["failed full", "saving", "settle saved", "saved"],
    ["failed full", "saving", "settle idle", "idle"],
    ["failed full", "clearing", "uncleared idle", "idle"],
    ["failed full", "editing", "conflict", "conflict"],
    ["failed full", "settled", "deleted", "deleted"],
    ["conflict", "contested", "deleted", "deleted"],
    ["deleted", "contested", "keep", "saving"],
    ["idle", "uncleared", "deleted", "idle"],
    ["saved", "settled", "accept", "none"],
    ["failed full", "editing", "accept", "none"],
    ["conflict", "contested", "accept", "none"],
    ["none", "accepted", "change", "none"],
    ["none", "accepted", "conflict", "none"],
    ["none", "accepted", "deleted", "none"],
  ] as const) {
    const [type, ...news] = event.split(" ");
    const isType = (one: DraftEvent): boolean => one === type;
    const [{ draft }] = draftStep(
      at(phase, told(before)),
      draftEvents.find(isType) ?? "open",
      news.length > 0 ? told(news.join(" ")) : undefined,
    );
    expect
      .soft([draft.status, draft.problem ?? []].flat().join(" "), `${before}, ${phase}, ${event}`)
      .toBe(after);
  }
});

test("What the storage answers to something earlier is ignored once something else was begun", () => {
  const begins = draftEvents.flatMap((event) =>
    draftPhases
      .filter((phase) => draftStep(at(phase), event)[0].turn > begun.turn)
      .map((phase) => `${event} ${phase}`),
  );
  expect(begins.filter((one) => !/^(open|clear|accept) /.test(one))).toEqual([
    "giveUp reading",
    "giveUp readingAnew",
    "giveUp taking",
    "flush editing",
    "flush savingAnew",
    "flush clearingAnew",
    "flush uncleared",
    "leave editing",
    "leave savingAnew",
    "leave uncleared",
    "keep contested",
  ]);
  expect(begins.length).toBe(11 + 3 * draftPhases.length);
});
