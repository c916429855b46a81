import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { ResourceTable } from "parameter-form/table";
import { expect, onTestFinished, test } from "vitest";
import { translatePage } from "../../support/translator.ts";
import {
  renderWithQueries,
  type Item,
  items,
  press,
  served,
  settled,
  shown,
} from "../query/served.tsx";

interface Row {
  readonly original: Item;
}

const columns = [
  { accessorKey: "id", header: "Id" },
  { id: "note", header: "Note", cell: () => <input aria-label="Note" /> },
];

test("keeps the text typed into a row with its object when others are inserted before it", async () => {
  const queries = new QueryClient();
  const { client, change } = served({ taxes: items(4) });
  renderWithQueries(
    <ResourceTable {...{ client, columns }} list="taxes" label="Taxes" limit={3} />,
    queries,
  );
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

test("updates a text cell that the browser has translated", async () => {
  const queries = new QueryClient();
  const { client, change } = served({ taxes: [{ id: "t1", text: "Ann" }, ...items(4)] });
  const named = [
    { id: "name", header: () => "Name", cell: ({ row }: { row: Row }) => row.original.text },
    { id: "count", cell: ({ row }: { row: Row }) => row.original.text?.length },
  ];
  renderWithQueries(
    <ResourceTable {...{ client }} columns={named} list="taxes" label="Taxes" limit={1} />,
    queries,
  );
  await settled(queries);
  onTestFinished(translatePage());
  expect(shown()).toBe("Ann3");
  change({ taxes: [{ id: "t1", text: "Benedict" }, ...items(4)] });
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settled(queries);
  expect(shown()).toBe("Benedict8");
});
