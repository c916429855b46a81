import { ParameterForm } from "parameter-form";
import { createClient } from "parameter-form/client";
import { FormCollection } from "parameter-form/collection";
import type { JSX } from "react";
import { createRoot } from "react-dom/client";
import { questions } from "../support/questions.ts";

const client = createClient({ baseUrl: "/api", backoff: () => 0 });
const params = { employee: "e" };
const form = { ...questions("Name: string"), id: "w4", description: "W-4" };
const defaultValues = { Name: "Ada" };

/** Notes in the page what its app was told. */
const report = (error: unknown): void => {
  document.body.dataset["heard"] = Object(error).name;
};

/** What stands at each address. */
const places: Readonly<Record<string, JSX.Element>> = {
  submit: (
    <ParameterForm
      {...{ form, defaultValues }}
      onSubmit={async (_, { payload }) => void (await client.submitForm("w4", payload, { params }))}
      onSubmitError={report}
    />
  ),
  sign: (
    <FormCollection
      forms={[{ form, defaultValues }]}
      step="review"
      onSign={({ id, payload }) => client.signForm(id, payload, { params })}
      onSignError={report}
    />
  ),
  read: (
    <FormCollection
      client={client}
      forms={[{ id: "w4" }]}
      onSign={() => undefined}
      onFormError={(_, error) => report(error)}
    />
  ),
};

// A test may take the network away before anything is asked for.
document.body.addEventListener(
  "click",
  () =>
    createRoot(document.body.appendChild(document.createElement("main"))).render(
      places[location.pathname.slice(1)],
    ),
  { once: true },
);
