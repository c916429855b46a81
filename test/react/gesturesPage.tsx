import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ParameterForm, type ParameterFormProps } from "parameter-form";
import { createClient } from "parameter-form/client";
import { FormCollection, type FormCollectionProps } from "parameter-form/collection";
import { ResourceList } from "parameter-form/query";
import "parameter-form/styles.css";
import { type JSX, useState } from "react";
import { createRoot } from "react-dom/client";
import { questions } from "../support/questions.ts";

const [place = "", latency = ""] = location.search.slice(1).split(",");
const client = createClient<{ employees: { id: string } }>({ baseUrl: `/api/${latency}` });
const params = { employee: "emp_1" };

const short = (id: string, ...lines: readonly string[]) => ({
  form: { ...questions(...lines), id, description: id },
});

/** Forms that are alike, so that each step has its buttons where the one before had them. */
const alike = ["one", "two", "three"].map((id) => short(id, "Note: string?"));

interface CollectedProps extends Partial<FormCollectionProps> {
  /** The step to begin with. */
  readonly at?: string;
}

function Collected({ at, ...props }: CollectedProps): JSX.Element {
  const [step, setStep] = useState(at);
  return (
    <FormCollection
      forms={alike}
      step={step}
      onStepChange={setStep}
      onSign={({ id, payload }) => client.signForm(id, payload, { params })}
      {...props}
    />
  );
}

const attestation = { statement: "All of this is true." };

const Paged = ({ paging }: { readonly paging: "pages" | "more" }): JSX.Element => (
  <QueryClientProvider client={new QueryClient()}>
    <ResourceList
      client={client}
      list="employees"
      label="Employees"
      limit={2}
      paging={paging}
      renderItem={({ id }) => id}
    />
  </QueryClientProvider>
);

interface FormProps extends Pick<ParameterFormProps, "afterSubmit"> {
  readonly id: string;
}

const Form = ({ id, afterSubmit }: FormProps): JSX.Element => (
  <ParameterForm
    {...short("one", "Note: string?")}
    afterSubmit={afterSubmit}
    onSubmit={async (_, { payload }) => void (await client.submitForm(id, payload, { params }))}
    onSubmitError={() => undefined}
  />
);

const places: Readonly<Record<string, JSX.Element>> = {
  form: <Form id="one" />,
  edit: <Form id="one" afterSubmit="edit" />,
  refused: <Form id="unknown" />,
  continue: <Collected />,
  required: <Collected forms={[short("one", "Note: string?"), short("two", "Note: string")]} />,
  last: <Collected forms={alike.slice(0, 1)} />,
  review: <Collected attestation={attestation} at="review" />,
  send: <Collected at="review" />,
  sign: <Collected attestation={attestation} at="sign" />,
  tasks: <Collected variant="tasks" />,
  next: <Paged paging="pages" />,
  more: <Paged paging="more" />,
};

// Whatever comes next has its button where the one before stood, and a printer would be busy.
document.head.appendChild(document.createElement("style")).textContent =
  ".pf-actions { position: fixed; inset: auto auto 0 0; background: Canvas }";
window.print = () => (document.title = "Printed");

createRoot(document.body.appendChild(document.createElement("main"))).render(places[place]);
