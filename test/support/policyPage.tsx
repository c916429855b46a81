import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createClient } from "parameter-form/client";
import { ParameterFormById, ResourceList } from "parameter-form/query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const client = createClient<{ employees: { readonly first_name: string } }>({ baseUrl: "/api" });
const formId = location.pathname.slice(1);

const Page = () =>
  formId === "employees" ? (
    <ResourceList
      client={client}
      list="employees"
      label="Employees"
      limit={25}
      renderItem={(item) => JSON.stringify(item)}
    />
  ) : (
    <ParameterFormById
      client={client}
      formId={formId}
      booleanAs="radio"
      onSubmit={(values) => {
        document.title = JSON.stringify(values);
      }}
    />
  );

const main = document.querySelector("main");
if (main)
  createRoot(main).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </StrictMode>,
  );
