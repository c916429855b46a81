import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createClient } from "parameter-form/client";
import { ParameterFormById, useSubmitForm } from "parameter-form/query";
import "parameter-form/styles.css";
import type { JSX } from "react";
import { createRoot } from "react-dom/client";
import { realForms } from "./index.ts";

const client = createClient({ baseUrl: "/api" });
const params = { employee: "emp_1" };

/** A form as an app draws it that knows it by its id. */
function Page({ id }: { readonly id: string }): JSX.Element {
  const onSubmit = useSubmitForm(client, id, { params });
  const { options, renderProps } = realForms.find(({ definition }) => definition.id === id) ?? {};
  return (
    <ParameterFormById
      client={client}
      formId={id}
      {...options}
      {...renderProps}
      onSubmit={onSubmit}
    />
  );
}

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <QueryClientProvider client={new QueryClient()}>
    <Page id={location.search.slice(1)} />
  </QueryClientProvider>,
);
