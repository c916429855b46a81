import { type Components, DateField, ParameterForm, type PartProps } from "parameter-form";
import { createClient } from "parameter-form/client";
import {
  DraftStatus,
  FormCollection,
  FormReview,
  onboardSteps,
  ReceiptView,
  sessionStorageDrafts,
  useDraft,
} from "parameter-form/collection";
import { date, minLength, parseForm } from "parameter-form/core";
import { ParameterFormById, ResourceList } from "parameter-form/query";
import { createService, federalW4, type ServiceLists } from "parameter-form/service";
import { ResourceTable } from "parameter-form/table";
import type { JSX, ReactNode } from "react";
import { page, userEvent } from "vitest/browser";
import { find, withQueries } from "../support/browser.tsx";
import { longForm } from "../support/longForm.ts";
import { question, questions } from "../support/questions.ts";

/** Something that is drawn, and what a person does with it. */
interface Scene {
  readonly render: () => ReactNode;
  readonly act: () => Promise<unknown>;
}

/** After another key, so that it is no repeat of the press before. */
const press = async (name: string): Promise<void> => {
  await userEvent.keyboard("{Shift}");
  await userEvent.click(page.getByRole("button", { name, exact: true }));
};

const ignore = (): void => {};

/** A client whose service answers in the page. */
const clientOf = (lists: ServiceLists, broken = false) =>
  createClient<{ taxes: { id: string } }>({
    baseUrl: "https://service.test",
    backoff: () => 0,
    fetch: createService({
      forms: [federalW4],
      lists,
      ...(broken && { faults: [{ on: "taxes", fails: { status: 500 } }] }),
    }),
  });

const taxes = ["a", "b", "c"].map((id) => ({ id }));
const list = {
  list: "taxes",
  label: "Taxes",
  limit: 2,
  renderItem: ({ id }: { readonly id: string }) => id,
} as const;

const states = Array.from({ length: 20 }, (_, at) => `State ${at}`).join("|");

const demoForm = questions(
  "Exempt: boolean",
  "Extra: currency",
  "Children: number?",
  "Share: percent?",
  "Note: string?",
  "Status: select single|married",
  "Account: string",
  `State: select? ${states}`,
);

/** The form of every type, with a fact of each kind about it. */
const everything = {
  ...demoForm,
  description: "Withholding",
  jurisdiction_name: "Oregon",
  revision_date: "2026-01-01",
  link: "https://example.com/form.pdf",
  parameters: [
    ...demoForm.parameters.map((one) => ({ ...one, description: `Hint for ${one.label}` })),
    ...questions("ssn: string", "Choice: select? a|b").parameters,
    ...questions("city: string?", "state: string?", "zip: string?").parameters,
    ...questions("dob: string?", "phone: string?", "account_number: string?").parameters,
  ],
};

const sections = [
  { title: "Pay", description: "Of each paycheck", names: ["Extra"] },
  { title: "Home", names: ["City"] },
];

const sectioned = {
  ...questions("Extra: currency?", "City: string?", "Agree: boolean"),
  description: "Withholding",
};

const quarrel = {
  validate: () => ({
    type: "customError" as const,
    reason: "odd",
    message: "Odd",
    severity: "warning" as const,
  }),
};

const described = {
  parameters: [
    {
      name: "State",
      label: "State",
      type: "select",
      required: false,
      options: states
        .split("|")
        .map((label) => ({ value: label, label, description: `In ${label}` })),
    },
  ],
};

const combobox = (components: Partial<Components> = {}) => (
  <ParameterForm
    components={components}
    form={described}
    defaultValues={{ State: "State 3" }}
    onSubmit={ignore}
  />
);

const OwnFrame = ({ children }: PartProps["FieldFrame"]): JSX.Element => (
  <div className="pf-field">{children}</div>
);

const OwnOption = ({ label, highlighted, item }: PartProps["Option"]): JSX.Element => (
  <li {...item} className="pf-option" data-highlighted={highlighted || undefined}>
    <span {...label} />
  </li>
);

const OwnInput = ({ input }: PartProps["TextInput"]): JSX.Element => (
  <input {...input} className="pf-ring" />
);

const openCombobox = async (): Promise<void> => {
  await userEvent.click(await find("input[role=combobox]"));
  await find("[role=option]");
};

const withholding = { ...questions("Exempt: boolean", "Note: string?"), id: "w4" };
const collected = [{ form: withholding, title: "Withholding" }];

const collection = (props: Partial<React.ComponentProps<typeof FormCollection>>): JSX.Element => (
  <FormCollection
    forms={collected}
    attestation={{ statement: "This is true." }}
    onSign={ignore}
    {...props}
  />
);

const tooShort = {
  form: parseForm(questions("Note: string?", "ssn: string?")),
  values: { Note: "x", ssn: "123-45-6789" },
  rules: { Note: minLength(3) },
};

const concealed = { form: parseForm(questions("ssn: string")), values: { ssn: "078051121" } };

const sentNothing = {
  id: "w4",
  title: "Withholding",
  document: null,
  at: "2026-01-01T00:00:00Z",
  pairs: [],
};

/** Answers a collection, up to its signature. */
async function toSignature(): Promise<void> {
  await userEvent.selectOptions(page.getByLabelText("Exempt"), "Yes");
  await press("Continue");
  await find(".pf-review");
  await press("Continue");
  await find(".pf-statement");
}

async function sign(): Promise<void> {
  await toSignature();
  await userEvent.fill(page.getByLabelText("Type your full name"), "Ana");
  await press("Sign and submit");
}

const statuses = ["idle", "saving", "saved", "failed", "conflict", "deleted", "none"] as const;

function EveryDraftStatus(): JSX.Element {
  const draft = useDraft(sessionStorageDrafts());
  return (
    <>
      {statuses.map((status) => (
        <DraftStatus key={status} draft={{ ...draft, status, canTake: true }} />
      ))}
    </>
  );
}

function CollectionWithDraft(): JSX.Element {
  const draft = { ...useDraft(sessionStorageDrafts()), restored: true };
  return collection({ draft });
}

/** A task of each standing, once Withholding is begun and Pets is done. */
const tasks = (): JSX.Element =>
  collection({
    variant: "tasks",
    client: clientOf({}),
    forms: [
      ...collected,
      { id: "pets", title: "Pets", form: questions("Cat: string?") },
      { id: "sent", title: "Sent", form: questions("Dog: string?") },
      { id: "later", title: "Later", form: questions("Bird: string?") },
      { id: "none" },
    ],
    accepted: { sent: {} },
    steps: onboardSteps({
      blocking_steps: ["w4"],
      remaining_steps: ["pets", "sent", "later", "none"],
    }),
  });

/** All that is ever drawn: every state that a class or a data attribute stands for comes in one of these. */
export const scenes: Readonly<Record<string, Scene>> = {
  "a date and its calendar": {
    render: () => (
      <ParameterForm
        form={questions("Start: string?")}
        fields={{ Start: { as: DateField, rule: date() } }}
        onSubmit={ignore}
      />
    ),
    act: () => find(".pf-pick"),
  },
  "a session that ends soon": {
    render: () => (
      <ParameterForm
        form={demoForm}
        session={{ endsAt: Date.now() + 60_000, extend: async () => undefined }}
        onSubmit={ignore}
      />
    ),
    act: () => find(".pf-dialog"),
  },
  "a form of every type, refused": {
    render: () => (
      <ParameterForm
        form={everything}
        fields={{
          Status: { selectAs: "radio" },
          Choice: { selectAs: "radio" },
          Account: { stored: "6789" },
          Note: { rule: quarrel, width: "full" },
        }}
        defaultValues={{ Choice: "a", ssn: "123-45-6789" }}
        onSubmit={ignore}
      />
    ),
    act: async () => {
      await userEvent.type(page.getByLabelText(/^Note/), "odd{Tab}");
      await press("Submit");
      await find(".pf-summary");
    },
  },
  "a question that is described in HTML, with help": {
    render: () => (
      <ParameterForm
        form={{ parameters: [{ ...question("Note: string"), description: "<b>One</b> line" }] }}
        markup="html"
        fields={{ Note: { help: "More" } }}
        onSubmit={ignore}
      />
    ),
    act: () => find(".pf-markup strong"),
  },
  "a form with little in it, refused": {
    render: () => (
      <ParameterForm
        form={questions("Pay: currency", ...Array.from("abcdef", (name) => `${name}: string`))}
        onSubmit={ignore}
      />
    ),
    act: async () => {
      await userEvent.type(page.getByLabelText(/^Pay/), "12,5{Tab}");
      await find(".pf-readings");
      await press("Submit");
      await find(".pf-summary-lead");
    },
  },
  "a form that was accepted": {
    render: () => <ParameterForm form={questions("Note: string?")} onSubmit={ignore} />,
    act: async () => {
      await press("Submit");
      await find(".pf-success");
    },
  },
  "a form in frames of the app": {
    render: () => (
      <ParameterForm
        form={questions("Note: string")}
        components={{ FieldFrame: OwnFrame, TextInput: OwnInput }}
        onSubmit={ignore}
      />
    ),
    act: () => find(".pf-field"),
  },
  "a select that is searched, with options of the app": {
    render: () => combobox({ Option: OwnOption }),
    act: async () => {
      await openCombobox();
      await userEvent.keyboard("{ArrowDown}");
      await find("[data-highlighted]");
    },
  },
  "a form in sections, begun from a record, with a statement to agree to": {
    render: () => (
      <ParameterForm
        form={sectioned}
        sections={sections}
        fields={{ Agree: { as: "agreement" } }}
        prefill={{ values: { City: "Salem" }, origin: "from your employee record" }}
        onSubmit={ignore}
      />
    ),
    act: async () => {
      await find(".pf-section-description");
      await find(".pf-origin");
      await find(".pf-agreement");
    },
  },
  "a long form": {
    render: () => <ParameterForm form={longForm} onSubmit={ignore} />,
    act: () => find("input"),
  },
  "a searchable select": {
    render: () => combobox(),
    act: async () => {
      await openCombobox();
      await userEvent.keyboard("nowhere");
      await find(".pf-nothing");
    },
  },
  "a searchable select at the foot of the page": {
    render: () => <div style={{ paddingBlockStart: "90vh" }}>{combobox()}</div>,
    act: openCombobox,
  },
  "a form by its id": {
    render: () =>
      withQueries(
        <ParameterFormById client={clientOf({})} formId="federal-w4" onSubmit={ignore} />,
      ),
    act: () => find("form"),
  },
  "no such form": {
    render: () =>
      withQueries(<ParameterFormById client={clientOf({})} formId="none" onSubmit={ignore} />),
    act: () => find("[role=alert]"),
  },
  "a list, another page": {
    render: () =>
      withQueries(<ResourceList {...list} client={clientOf({ taxes })} pageSizes={[2, 3]} />),
    act: async () => {
      await press("Next");
      await page.getByText("c", { exact: true }).findElement();
    },
  },
  "an empty list": {
    render: () => withQueries(<ResourceList {...list} client={clientOf({ taxes: [] })} />),
    act: () => find("section p"),
  },
  "a list that fails": {
    render: () => withQueries(<ResourceList {...list} client={clientOf({ taxes }, true)} />),
    act: () => find("[role=alert]"),
  },
  "a table": {
    render: () =>
      withQueries(
        <ResourceTable
          {...list}
          client={clientOf({ taxes })}
          columns={[
            { accessorKey: "id", header: "Id" },
            { id: "open", header: "Open", cell: () => "Yes" },
          ]}
          numeric={["id", "open"]}
        />,
      ),
    act: () => find("table"),
  },
  "a table that is scrolled": {
    render: () =>
      withQueries(
        <ResourceTable
          {...list}
          client={clientOf({ taxes })}
          columns={[{ accessorKey: "id" }, { id: "note", cell: () => "x".repeat(500) }]}
        />,
      ),
    act: async () => {
      await find('[data-more="end"]');
      const scrolled = await find(".pf-table-scroll");
      scrolled.scrollLeft = 50;
      await find('[data-more="both"]');
      scrolled.scrollLeft = 1e6;
      await find('[data-more="start"]');
    },
  },
  "a collection, to its receipt": {
    render: () => collection({ whatNext: "Your first day." }),
    act: async () => {
      await sign();
      await page.getByRole("heading", { name: "Your answers were received" }).findElement();
      await find(".pf-receipt-next");
    },
  },
  "a collection, refused": {
    render: () => collection({ onSign: () => ({ fields: { Note: ["No"] } }) }),
    act: async () => {
      await sign();
      await find("[role=alert] a");
    },
  },
  "a collection, signed beside its document": {
    render: () =>
      collection({
        attestation: { statement: "This is true.", previewUrl: () => "about:blank" },
      }),
    act: async () => {
      await toSignature();
      await find(".pf-signed-frame");
    },
  },
  "a collection with a draft, finished later": {
    render: () => <CollectionWithDraft />,
    act: async () => {
      await find(".pf-draft-notices");
      await press("Save and finish later");
      await find(".pf-later output:not(:empty)");
    },
  },
  "the tasks of a collection": {
    render: tasks,
    act: async () => {
      await press("Withholding");
      await userEvent.fill(page.getByLabelText(/^Note/), "x");
      await press("Back");
      await press("Pets");
      await press("Continue");
      await find(".pf-task-first");
      for (const status of ["toDo", "inProgress", "done", "sent", "blocked"])
        await find(`.pf-task[data-status=${status}]`);
    },
  },
  "the items of a form": {
    render: () => collection({ forms: [{ ...collected[0], repeat: {} }] }),
    act: async () => {
      await press("Add another");
      await press("Back");
      await page.getByRole("button", { name: "Remove" }).first().click();
      await find(".pf-item-removed output:not(:empty)");
    },
  },
  "a collection without its form": {
    render: () => collection({ forms: [{ id: "none" }, ...collected], client: clientOf({}) }),
    act: () => find("[role=alert]"),
  },
  "a review": {
    render: () => <FormReview forms={[tooShort, concealed]} />,
    act: () => find("dd"),
  },
  "a review in sections": {
    render: () => <FormReview forms={[{ form: parseForm(sectioned), sections, values: {} }]} />,
    act: () => find(".pf-review-subheading"),
  },
  "a receipt of nothing": {
    render: () => <ReceiptView receipt={{ signature: null, forms: [sentNothing] }} />,
    act: () => find("dl"),
  },
  "whether answers are saved": { render: () => <EveryDraftStatus />, act: () => find("output") },
};
