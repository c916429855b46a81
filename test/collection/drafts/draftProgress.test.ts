import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress } from "../../../src/collection/drafts/draftProgress.ts";
import type { DraftState } from "../../../src/collection/drafts/draftState.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed: Partial<DraftState> = { status: "failed", problem: "full" };
const acceptance = { document: null, at: null };

/** Does what each word says to the progress of a draft. Returns the changes stored and the status. */
function run(words: string): string {
  const stored: string[] = [];
  const progress = createProgress({
    id: () => "w4",
    debounce: () => 500,
    store: {
      answers: () => void stored.push("answers"),
      removal: () => void stored.push("removal"),
      acceptance: () => void stored.push("acceptance"),
    },
    onChange: () => undefined,
  });
  const { move, settle, edit, contest, flush, accept, update } = progress;
  const steps: Readonly<Record<string, () => void>> = {
    read: () => move("read", null),
    save: () => move("save", null),
    clear: () => move("clear", null),
    saved: () => settle({ status: "saved" }),
    idle: () => settle({ status: "idle" }),
    notRead: () => settle(failed),
    notSaved: () => settle(failed, "answers"),
    notCleared: () => settle({ status: "idle" }, "removal"),
    none: () => update({ status: "none" }),
    conflict: () => contest("conflict"),
    deleted: () => contest("deleted"),
    accept: () => accept(acceptance),
    edit,
    flush: () => flush(),
    leave: () => flush(true),
    wait: () => void vi.advanceTimersByTime(500),
  };
  for (const word of words.split(" ")) steps[word]?.();
  return [...stored, progress.state().status, progress.state().problem ?? []].flat().join(" ");
}

test("the stored changes and the status follow from what happened to a draft", () => {
  for (const [words, result] of [
    ["edit", "saving"],
    ["edit wait", "answers saving"],
    ["edit leave", "answers saving"],
    ["save saved", "saved"],
    ["save leave", "answers saving"],
    ["save flush", "saving"],
    ["save edit saved", "saving"],
    ["save edit saved wait", "answers saving"],
    ["save notSaved", "failed full"],
    ["save notSaved edit", "failed full"],
    ["save notSaved wait", "failed full"],
    ["save notSaved flush", "answers failed full"],
    ["save notSaved save saved", "saved"],
    ["save notSaved conflict", "conflict"],
    ["save deleted", "deleted"],
    ["save conflict deleted", "deleted"],
    ["save conflict edit leave", "conflict"],
    ["save conflict read", "conflict"],
    ["save conflict read edit saved", "saved"],
    ["save deleted save", "saving"],
    ["read edit", "saving"],
    ["read edit leave", "saving"],
    ["read edit saved", "saving"],
    ["read edit notRead", "failed full"],
    ["read edit notRead wait", "answers failed full"],
    ["read notRead read idle", "idle"],
    ["none read", "idle"],
    ["clear idle", "idle"],
    ["clear edit idle wait", "answers saving"],
    ["clear notCleared", "idle"],
    ["clear notCleared wait", "idle"],
    ["clear notCleared flush", "removal idle"],
    ["clear notCleared deleted flush", "idle"],
    ["clear notCleared edit wait", "answers saving"],
    ["clear edit notCleared wait", "answers saving"],
    ["save saved accept", "none"],
    ["save notSaved accept flush", "none"],
    ["save conflict accept", "none"],
    ["accept edit conflict deleted wait leave", "none"],
  ] as const)
    expect.soft(run(words), words).toBe(result);
});
