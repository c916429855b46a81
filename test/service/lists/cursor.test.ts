import { expect, test } from "vitest";
import { get, getPage, idsOf, objects, serviceOf } from "../support.ts";

const cursorOf = (url: string | null) => new URL(url ?? "").searchParams.get("cursor") ?? "";

test("rejects a cursor with any one character changed, added or lost", async () => {
  const service = serviceOf({ taxes: [{ id: "é/1" }, { id: "名" }, { id: "\ud800" }] });
  const cursor = cursorOf((await getPage(service, "/taxes?limit=1")).next);
  const damaged = Array.from(cursor).flatMap((char, index) =>
    [char === "A" ? "B" : "A", "=", " ", ""].map(
      (other) => cursor.slice(0, index) + other + cursor.slice(index + 1),
    ),
  );
  for (const each of ["", "abc", "é", "null", `${cursor}=`, `${cursor}A`, ...damaged]) {
    const response = await get(service, `/taxes?${new URLSearchParams({ cursor: each })}`);
    expect([each, response.status]).toEqual([each, 400]);
    expect(await response.json()).toMatchObject({ error: { type: "invalid_cursor" } });
  }
  expect((await get(service, `/taxes?cursor=${cursor}&cursor=${cursor}`)).status).toBe(400);
  expect(idsOf(await getPage(service, `/taxes?cursor=${cursor}`))).toEqual(["名", "\ud800"]);
});

test.each([
  ["/taxes", "/agencies"],
  ["/employees/1/paystubs", "/employees/2/paystubs"],
])("a cursor of %s is rejected by %s", async (list, other) => {
  const all = objects(30);
  const service = serviceOf({ taxes: all, agencies: all, employeePaystubs: all });
  const cursor = cursorOf((await getPage(service, list)).next);
  expect((await get(service, `${list}?cursor=${cursor}`)).status).toBe(200);
  expect((await get(service, `${other}?cursor=${cursor}`)).status).toBe(400);
});

test.each([
  { gone: ["o_25"], ids: ["o_26", "o_27"] },
  { gone: ["o_26"], ids: ["o_27", "o_28"] },
  { gone: ["o_21", "o_22", "o_23", "o_24", "o_25"], ids: ["o_26", "o_27"] },
  { gone: ["o_22", "o_23", "o_24", "o_25", "o_26"], ids: ["o_27", "o_28"] },
])("the page after o_25 is $ids when $gone are removed", async ({ gone, ids }) => {
  let rows = objects(60);
  const service = serviceOf({ taxes: () => rows });
  const { next } = await getPage(service, "/taxes");
  rows = rows.filter(({ id }) => !gone.includes(id));
  expect(idsOf(await getPage(service, next ?? "")).slice(0, 2)).toEqual(ids);
});

test("an object added right after a page is on the next one", async () => {
  let rows = objects(30);
  const service = serviceOf({ taxes: () => rows });
  const { next } = await getPage(service, "/taxes");
  rows = rows.toSpliced(25, 0, { id: "new" });
  expect(idsOf(await getPage(service, next ?? ""))[0]).toBe("new");
});

test("after everything is removed, the next page is empty and the last", async () => {
  let rows = objects(30);
  const service = serviceOf({ taxes: () => rows });
  const { next } = await getPage(service, "/taxes?limit=27");
  rows = [];
  expect(await getPage(service, next ?? "")).toEqual({ next: null, previous: null, results: [] });
});
