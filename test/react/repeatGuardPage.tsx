import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ParameterForm, type ParameterFormProps } from "parameter-form";
import { createClient } from "parameter-form/client";
import { FormCollection, type FormCollectionProps } from "parameter-form/collection";
import { ResourceList } from "parameter-form/query";
import "parameter-form/styles.css";
import { type JSX, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { questions } from "../support/questions.ts";

const [place = "", latency = "", root = ""] = location.search.slice(1).split(",");
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

/** A dialog of the app's own, which is answered before anything is sent, where Submit stands. */
function Confirmed(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const confirmed = useRef<() => void>(undefined);
  return (
    <>
      <ParameterForm
        {...short("one", "Note: string?")}
        onSubmit={async (_, { payload }) => {
          dialog.current?.showModal();
          await new Promise<void>((resolve) => (confirmed.current = resolve));
          await client.submitForm("one", payload, { params });
        }}
      />
      <dialog ref={dialog} style={{ margin: 0, border: 0, padding: 0, inset: "auto auto 0 0" }}>
        <button
          style={{ width: 200, height: 80 }}
          onClick={() => {
            dialog.current?.close();
            confirmed.current?.();
          }}
        >
          Send
        </button>
      </dialog>
    </>
  );
}

const repeated = {
  ...short("job", "Employer: string?"),
  repeat: { min: 0 },
};

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
  confirmed: <Confirmed />,
  chosen: (
    <Collected
      forms={["one", "two", "three"].map((id) => ({
        form: { ...questions("Size: select? S M"), id, description: id },
      }))}
    />
  ),
  jobs: <Collected forms={[repeated]} />,
};

// Whatever comes next has its button where the one before stood, and a printer would be busy.
const main = document.body.appendChild(document.createElement("main"));
main.id = "tree";
const tree = root === "shadow" ? main.attachShadow({ mode: "open" }) : main;
for (const style of document.querySelectorAll("style, [rel=stylesheet]"))
  tree.append(style.cloneNode(true));
tree.appendChild(document.createElement("style")).textContent =
  ".pf-actions { position: fixed; inset: auto auto 0 0; background: Canvas }";
window.print = () => (document.title = "Printed");

createRoot(tree.appendChild(document.createElement("div"))).render(places[place]);
