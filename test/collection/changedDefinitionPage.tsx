import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { SubmitHandler } from "parameter-form";
import { createClient, toSubmitErrors } from "parameter-form/client";
import { FormCollection } from "parameter-form/collection";
import { ParameterFormById } from "parameter-form/query";
import { Fragment, StrictMode } from "react";
import { createRoot } from "react-dom/client";

const client = createClient({ baseUrl: "/api" });
const params = { employee: "emp_1" };

const submit: SubmitHandler = async (_values, { form, payload }) => {
  try {
    await client.submitForm("w4", payload, { params });
    document.title = JSON.stringify(payload);
  } catch (error) {
    return toSubmitErrors(error, { form, payload }) ?? undefined;
  }
  return undefined;
};

/** A form by its id at `/form`, and a collection of it and another. */
const App = () =>
  location.pathname === "/form" ? (
    <QueryClientProvider client={new QueryClient()}>
      <ParameterFormById client={client} formId="w4" onSubmit={submit} />
    </QueryClientProvider>
  ) : (
    <FormCollection
      client={client}
      forms={[{ id: "w4" }, { id: "other" }]}
      onSign={({ id, payload }) => client.signForm(id, payload, { params })}
      onFinish={({ forms }) => (document.title = JSON.stringify(forms.map(({ pairs }) => pairs)))}
    />
  );

/** Strict mode asks twice, and a request that is ended leaves nothing to the browser's cache. */
const Mode = location.search === "?once" ? Fragment : StrictMode;

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <Mode>
    <App />
  </Mode>,
);
