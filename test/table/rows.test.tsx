import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { ResourceTable } from "parameter-form/table";
import { expect, test } from "vitest";
import { draw, items, press, served, settled, shown } from "../query/served.tsx";

const columns = [
  { accessorKey: "id", header: "Id" },
  { id: "note", header: "Note", cell: () => <input aria-label="Note" /> },
];

test("what is typed into a row stays with its object when others come before it", async () => {
  const queries = new QueryClient();
  const { client, change } = served({ taxes: items(4) });
  draw(<ResourceTable {...{ client, columns }} list="taxes" label="Taxes" limit={3} />, queries);
  await settled(queries);
  const [, note] = screen.getAllByLabelText("Note");
  if (note) fireEvent.change(note, { target: { value: "of t2" } });
  change({ taxes: [{ id: "new" }, ...items(4)] });
  press("Refresh");
  await settled(queries);
  expect(shown()).toBe("new t1 t2");
  expect(screen.getAllByLabelText<HTMLInputElement>("Note").map(({ value }) => value)).toEqual([
    "",
    "",
    "of t2",
  ]);
});
