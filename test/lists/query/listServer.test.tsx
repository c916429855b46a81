// @vitest-environment node
import { createClient } from "parameter-form/client";
import { ResourceList } from "parameter-form/query";
import { ResourceTable } from "parameter-form/table";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";

const send = vi.fn<(request: Request) => Promise<Response>>();
const client = createClient({ baseUrl: "https://api.test", fetch: send });
const props = { client, list: "taxes", label: "Taxes" } as const;
const lists = [
  ["list", () => <ResourceList {...props} renderItem={String} />],
  ["table", () => <ResourceTable {...props} columns={[]} />],
] as const;

test.each(lists)(
  "renders the skeleton of a %s on a server, and fetches nothing",
  (_what, renderList) => {
    const queries = new QueryClient();
    const html = renderToString(
      <QueryClientProvider client={queries}>{renderList()}</QueryClientProvider>,
    );
    expect(html).toContain("pf-list-skeleton");
    expect(html).toContain("Loading the list");
    expect(html).not.toMatch(/\sstyle=/);
    expect(send).not.toHaveBeenCalled();
  },
);
