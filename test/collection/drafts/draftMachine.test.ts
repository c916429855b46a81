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
    | open | empty reading readingAnew saved editing saving savingAnew failed unread clearing clearingAnew uncleared accepting accepted unaccepted | reading | read |
    | open | taking elsewhere removed | taking | read |
    | found | reading taking | saved |  |
    | found | readingAnew | editing | pause |
    | foundNone | reading taking | empty |  |
    | foundNone | readingAnew | editing | pause |
    | foundStale | reading readingAnew taking | editing | pause |
    | foundAccepted | empty reading readingAnew taking saved editing saving savingAnew failed unread elsewhere removed clearing clearingAnew uncleared accepting unaccepted | accepted |  |
    | unread | reading | unread |  |
    | unread | readingAnew | editing | pause |
    | unread | taking | elsewhere |  |
    | giveUp | reading readingAnew taking | empty |  |
    | change | empty saved editing failed unread uncleared | editing | pause |
    | change | reading | readingAnew |  |
    | change | saving savingAnew | savingAnew | pause |
    | change | clearing | clearingAnew |  |
    | flush | editing savingAnew failed clearingAnew | saving | save |
    | flush | uncleared | clearing | clearAgain |
    | flush | unaccepted | accepting | mark |
    | leave | editing savingAnew failed | saving | saveNow |
    | leave | clearingAnew | clearingAnew | saveToo |
    | leave | uncleared | clearing | clearAgain |
    | leave | accepting unaccepted | accepting | markToo |
    | written | saving | saved |  |
    | written | savingAnew | editing |  |
    | emptied | saving | empty |  |
    | emptied | savingAnew | editing |  |
    | unwritten | saving | failed |  |
    | unwritten | savingAnew | editing |  |
    | conflict | reading readingAnew taking | elsewhere |  |
    | conflict | saving savingAnew | saving | save |
    | foreign | empty saved editing saving savingAnew failed unread removed uncleared | elsewhere |  |
    | gone | empty saved editing saving savingAnew failed unread elsewhere | removed |  |
    | gone | uncleared | empty |  |
    | accept | empty reading readingAnew taking saved editing saving savingAnew failed unread elsewhere removed clearing clearingAnew uncleared accepting accepted unaccepted | accepting | mark |
    | marked | accepting | accepted |  |
    | unmarked | accepting | unaccepted |  |
    | keep | elsewhere removed | saving | saveOver |
    | clear | empty reading readingAnew taking saved editing saving savingAnew failed unread elsewhere removed clearing clearingAnew uncleared accepting accepted unaccepted | clearing | clear |
    | cleared | clearing | empty |  |
    | cleared | clearingAnew | editing | pause |
    | uncleared | clearing | uncleared |  |
    | uncleared | clearingAnew | editing | pause |
    "
  `);
});

test("An event in a phase gives the status that is shown", () => {
  for (const [before, phase, event, after] of [
    ["idle", "empty", "change", "saving"],
    ["idle", "reading", "change", "saving"],
    ["idle", "reading", "found", "saved"],
    ["saved", "saved", "open", "saved"],
    ["none", "empty", "open", "idle"],
    ["elsewhere", "elsewhere", "open", "elsewhere"],
    ["elsewhere", "taking", "found", "saved"],
    ["saving", "clearing", "change", "saving"],
    ["saving", "saving", "cleared", "saving"],
    ["failed full", "failed", "change", "failed full"],
    ["failed full", "failed", "flush", "failed full"],
    ["failed full", "saving", "written", "saved"],
    ["failed full", "saving", "emptied", "idle"],
    ["failed full", "editing", "foreign", "elsewhere"],
    ["failed full", "saved", "gone", "removed"],
    ["saved", "saved", "accept", "none"],
    ["failed full", "failed", "accept", "none"],
    ["elsewhere", "elsewhere", "foundAccepted", "none"],
    ["none", "accepting", "unmarked", "none"],
    ["none", "accepted", "change", "none"],
    ["none", "accepted", "foreign", "none"],
    ["none", "accepted", "gone", "none"],
  ] as const) {
    const [status, problem = null] = before.split(" ");
    const [{ draft }] = draftStep(at(phase, Object({ status, problem })), event);
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
    "flush failed",
    "flush clearingAnew",
    "flush uncleared",
    "flush unaccepted",
    "leave editing",
    "leave savingAnew",
    "leave failed",
    "leave uncleared",
    "leave accepting",
    "leave unaccepted",
    "conflict saving",
    "conflict savingAnew",
    "keep elsewhere",
    "keep removed",
  ]);
  expect(begins.length).toBe(19 + 3 * draftPhases.length);
});
