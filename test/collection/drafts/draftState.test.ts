import { expect, test } from "vitest";
import { type DraftState, idle, joined } from "../../../src/collection/drafts/draftState.ts";

const acceptance: DraftState["accepted"][string] = {
  document: null,
  at: "2026-11-28T00:00:00.000Z",
  tests: {},
};
const saved: DraftState = { ...idle, status: "saved" };
const answer = (name: string) => ({ name, label: name.toUpperCase() });

test("takes the most urgent status of several forms", () => {
  const statuses = ["none", "idle", "saved", "saving", "failed", "deleted", "conflict"] as const;
  const found = statuses.map((status) =>
    joined([
      { ...idle, status: "none" },
      { ...idle, status },
    ]),
  );
  expect(found.map(({ status }) => status)).toEqual(statuses);
});

test("reports a property of one form for all", () => {
  const rows: readonly Partial<DraftState>[] = [
    { problem: "full" },
    { restored: true },
    { dropped: [answer("a")] },
    { notKept: [answer("b")] },
    { changed: true },
    { setAside: true },
    { expired: 7 },
    { unsure: ["w4"] },
    { unconfirmed: true },
  ];
  for (const row of rows)
    for (const states of [
      [saved, { ...saved, ...row }],
      [{ ...saved, ...row }, saved],
    ])
      expect(joined(states)).toEqual({ ...saved, ...row });
});

test("lists the entries of each form", () => {
  const of = (name: string): DraftState => ({
    ...idle,
    dropped: [answer(name)],
    notKept: [answer(name)],
    unsure: [name],
    accepted: { [name]: acceptance },
  });
  const { dropped, notKept, unsure, accepted } = joined([of("a"), of("b")]);
  expect([dropped, notKept]).toEqual([
    [answer("a"), answer("b")],
    [answer("a"), answer("b")],
  ]);
  expect(unsure).toEqual(["a", "b"]);
  expect({ ...accepted }).toEqual({ a: acceptance, b: acceptance });
});

test("reports nothing without forms", () => {
  expect(joined([])).toEqual({ ...idle, status: "none" });
});
