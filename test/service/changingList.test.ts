import fc from "fast-check";
import type { Page } from "parameter-form/core";
import type { ListObject } from "parameter-form/service";
import { expect, test } from "vitest";
import { get, idsOf, objects, serviceOf, walk } from "./support.ts";

/** What happens to a list between two pages. */
const change = fc.record({
  /** So many objects on each side of the place to go on from are removed. */
  around: fc.nat({ max: 6 }),
  edits: fc.array(
    fc.record({ share: fc.integer({ min: 0, max: 100 }), remove: fc.nat(4), add: fc.nat(4) }),
    { maxLength: 3 },
  ),
});

function changingList(count: number) {
  let rows = objects(count);
  let added = 0;
  const ids = () => rows.map(({ id }) => id);
  const apply = ({ edits }: { edits: { share: number; remove: number; add: number }[] }) => {
    for (const { share, remove, add } of edits) {
      const fresh = Array.from({ length: add }, () => ({ id: `new_${++added}` }));
      rows = rows.toSpliced(Math.round((share * rows.length) / 100), remove, ...fresh);
    }
  };
  const drop = (gone: readonly string[]) => {
    rows = rows.filter(({ id }) => !gone.includes(id));
  };
  return { read: () => rows, ids, apply, drop };
}

/** The ids around the place where a page's link goes on, `each` on a side. */
function around(ids: readonly string[], page: Page<ListObject>, toward: "next" | "previous") {
  const shown = idsOf(page);
  const place =
    toward === "next" ? ids.indexOf(shown.at(-1) ?? "") + 1 : ids.indexOf(shown.at(0) ?? "");
  return {
    before: (each: number) => ids.slice(Math.max(0, place - each), place),
    after: (each: number) => ids.slice(place, place + each),
  };
}

const settings = [
  fc.nat({ max: 40 }),
  fc.integer({ min: 2, max: 9 }),
  fc.array(change, { maxLength: 20, size: "max" }),
] as const;

test.each(["next", "previous"] as const)(
  "by %s, lists each remaining object once and in order, whatever is added and removed between pages",
  (toward) =>
    fc.assert(
      fc.asyncProperty(...settings, async (count, limit, changes) => {
        const list = changingList(count);
        const original = list.ids();
        const service = serviceOf({ taxes: list.read });
        const pages = await walk(service, `/taxes?limit=${limit}`, "next");
        let page = toward === "next" ? pages.at(0) : pages.at(-1);
        const seen: string[][] = [];
        for (let round = 0; page && round < 200; round++) {
          seen.push(idsOf(page));
          const url: string | null = page[toward];
          if (url === null) break;
          const place = around(list.ids(), page, toward);
          const { around: each = 0, edits = [] } = changes[round] ?? {};
          list.drop([...place.before(each), ...place.after(each)]);
          list.apply({ edits });
          const response = await get(service, url);
          const left = new Set(list.ids());
          const isLost = [place.before(5), place.after(5)].every(
            (side) => side.length === 5 && !side.some((id) => left.has(id)),
          );
          expect(response.status).toBe(isLost ? 400 : 200);
          if (isLost) return;
          page = await response.json();
        }
        const all = (toward === "next" ? seen : seen.toReversed()).flat();
        const stayed = original.filter((id) => list.ids().includes(id));
        expect(new Set(all).size).toBe(all.length);
        expect(all.filter((id) => stayed.includes(id))).toEqual(stayed);
      }),
      { numRuns: 150 },
    ),
);
