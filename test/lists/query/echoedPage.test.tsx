import { QueryClient } from "@tanstack/react-query";
import { ResourceList } from "parameter-form/query";
import { useState } from "react";
import { expect, test } from "vitest";
import {
  renderWithQueries,
  items,
  press,
  served,
  settled,
  shown,
  taxes,
  announced,
} from "./served.tsx";

test("keeps the list's position when the app passes onPageChange's page back", async () => {
  const { client, hold } = served({ taxes: items(8) });
  const queries = new QueryClient();
  function App() {
    const [page, keep] = useState<string | null>(null);
    return <ResourceList {...taxes} client={client} page={page} onPageChange={keep} />;
  }
  renderWithQueries(<App />, queries);
  await settled(queries);
  for (const seen of ["Page 2, 2 items: t3 t4", "Page 3, 2 items: t5 t6"]) {
    const open = hold();
    press("Next");
    expect(announced()).toBe("Loading the list");
    open();
    await settled(queries);
    expect(`${announced()}: ${shown()}`).toBe(seen);
  }
});
