import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { mountPage } from "../support/mountPage.tsx";
import { createClient } from "parameter-form/client";
import { FormCollectionById } from "parameter-form/collection-by-id";

const client = createClient({ baseUrl: "/api" });
const params = { employee: "emp_1" };

/** A collection that is drawn by its id, and handed in at the service that it came from. */
mountPage(
  <QueryClientProvider client={new QueryClient()}>
    <FormCollectionById
      client={client}
      collectionId="new-hire"
      onSign={({ id, payload }, { idempotencyKey }) =>
        client.signForm(id, payload, { params, idempotencyKey })
      }
    />
  </QueryClientProvider>,
);
