import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  type FieldSettings,
  ParameterForm,
  type ParameterFormProps,
  parseForm,
  ssn,
} from "parameter-form";
import {
  type CollectionForm,
  DraftStatus,
  FormCollection,
  useDraft,
} from "parameter-form/collection";
import { shownWhen } from "parameter-form/core";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { slowStorageOf, storageOf, withoutRandom } from "../../support/draftStorages.ts";
import { formOf } from "../../support/renderCollection.tsx";
import { field, settled } from "../../support/renderForm.tsx";

let texts: Map<string, string>;
beforeEach(() => {
  texts = new Map();
});

function Page({ forms }: { readonly forms: readonly CollectionForm[] }) {
  const draft = useDraft(slowStorageOf(texts));
  return (
    <>
      <FormCollection forms={forms} draft={draft} onSign={() => undefined} />
      <DraftStatus draft={draft} />
    </>
  );
}

async function leave(): Promise<void> {
  cleanup();
  await settled();
}

async function open(...forms: readonly CollectionForm[]): Promise<void> {
  await leave();
  render(<Page forms={forms} />);
  await settled();
}

function SinglePage(props: Partial<ParameterFormProps>) {
  const draft = useDraft(storageOf(texts));
  return (
    <>
      <ParameterForm form={family} draft={draft} onSubmit={() => undefined} {...props} />
      <DraftStatus draft={draft} />
    </>
  );
}

async function openSingle(props: Partial<ParameterFormProps>): Promise<void> {
  await leave();
  render(<SinglePage {...props} />);
  await settled();
}

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

const form = formOf("a", "Name: string?", "ssn: string?", "Wage: string?");

async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  if (text !== "") await userEvent.type(field(name), text);
  await settled();
}

const shownNow = () => ["Name", "ssn", "Wage"].map((name) => Reflect.get(field(name), "value"));

const before = { Name: "Ada", ssn: "123-45-6789", Wage: "1000" };
const now = { Name: "Eve", ssn: "987-65-4321", Wage: "1200" };

interface Case {
  readonly typed?: Readonly<Record<string, string>>;
  /** Settings of the parameter before and now. */
  readonly fields?: Readonly<Record<string, readonly [FieldSettings, FieldSettings]>>;
  readonly shown: readonly [name: string, ssn: string, wage: string];
}

const readOnly = { readOnly: true };
const cases: readonly (readonly [string, Case])[] = [
  ["untouched answers have the app's current values", { shown: ["Bob", "•••-••-4321", "1200"] }],
  [
    "read-only answers have the app's current values",
    {
      fields: { ssn: [readOnly, readOnly], Wage: [readOnly, readOnly] },
      shown: ["Bob", "•••-••-4321", "1200"],
    },
  ],
  [
    "changed answers that became disabled have the app's current values",
    {
      typed: { Wage: "1100" },
      fields: { Wage: [{}, { disabled: true }] },
      shown: ["Bob", "•••-••-4321", "1200"],
    },
  ],
  [
    "changed answers stay changed, except those that are never kept",
    { typed: { Wage: "1100", ssn: "111-22-3333" }, shown: ["Bob", "•••-••-4321", "1100"] },
  ],
  ["a cleared answer stays cleared", { typed: { Wage: "" }, shown: ["Bob", "•••-••-4321", ""] }],
];

test.each(cases)("after a restore, %s", async (_, { typed = {}, fields = {}, shown }) => {
  const at = (visit: 0 | 1) =>
    Object.fromEntries(Object.entries(fields).map(([name, settings]) => [name, settings[visit]]));
  await open({ form, defaultValues: before, fields: at(0) });
  for (const [name, text] of Object.entries({ Name: "Bob", ...typed })) await type(name, text);
  await open({ form, defaultValues: now, fields: at(1) });
  expect(shownNow()).toEqual(shown);
});

test.each([
  ["follows, as it would have at first", {}, ["Eve", "•••-••-4321", "1100"]],
  ["follows where it cannot be edited", { Name: readOnly }, ["Eve", "•••-••-4321", "1100"]],
] as const)(
  "restored before the app has its answers, an untouched answer %s",
  async (_, fields, shown) => {
    await open({ form, defaultValues: before });
    await type("Wage", "1100");
    await leave();
    const tree = (defaultValues = {}) => (
      <Page forms={[{ form: family }, { form, defaultValues, fields }]} />
    );
    const { rerender } = render(tree());
    await settled();
    rerender(tree(now));
    await settled();
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await settled();
    expect(shownNow()).toEqual(shown);
  },
);

test("keeps no draft when all answers equal the app's", async () => {
  await open({ form, defaultValues: before });
  await type("Name", "Bob");
  await type("Name", "Ada");
  await leave();
  expect(texts.size).toBe(0);
});

test("restore of an app's own draft skips read-only fields and secrets", async () => {
  const restore = () => Promise.resolve({ values: { Name: "Bob", Wage: "1" }, unread: {} });
  render(
    <FormCollection
      forms={[{ form, defaultValues: now, fields: { Wage: readOnly } }]}
      draft={{ restore, save: () => undefined, clear: () => undefined }}
      onSign={() => undefined}
    />,
  );
  await settled();
  expect(shownNow()).toEqual(["Bob", "•••-••-4321", "1200"]);
});

function RememberPage({ offer }: { readonly offer: CollectionForm }) {
  const draft = useDraft(slowStorageOf(texts));
  const [isKept, setKept] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setKept(true)}>
        Remember
      </button>
      <FormCollection forms={[offer]} draft={isKept ? draft : undefined} onSign={() => undefined} />
      <DraftStatus draft={draft} />
    </>
  );
}

test.each([
  ["and restores the other answers", { Name: "Old", Wage: "1" }, ["Ann", "", "1"]],
  ["where nothing was kept", {}, ["Ann", "", ""]],
])(
  "keeps the text that was typed before the draft prop was passed in, %s",
  async (_, old, shown) => {
    await open({ form });
    for (const [name, text] of Object.entries(old)) await type(name, text);
    await leave();
    render(<RememberPage offer={{ form }} />);
    await type("Name", "Ann");
    await press("Remember");
    await settled();
    expect(shownNow()).toEqual(shown);
    await leave();
    expect([...texts.values()].join("")).toContain("Ann");
  },
);

test.each([
  ["not offered to a question that is not sensitive", {}, ""],
  ["offered to one that does", { rules: { tp: ssn() } }, "•••-••-6789"],
])("a sensitive answer is %s, and never kept", async (_, settings, offered) => {
  await open(
    { form: formOf("a", "tp: string"), rules: { tp: ssn() } },
    { form: formOf("b", "tp: string", "Note: string"), ...settings },
  );
  await type("tp", "123-45-6789");
  await press("Continue");
  await settled();
  expect(field("tp")).toHaveValue(offered);
  await type("Note", "None");
  await leave();
  expect([...texts.values()].join("")).toContain("None");
  expect(withoutRandom([...texts.values()].join(""))).not.toMatch(/6789/);
});

const family = formOf("family", "Name: string?", "Married: boolean?", "ssn: string?");
const spouse = formOf("spouse", "Note: string?", "spouse_ssn: string?");
const married = { name: "Married", equals: "true" };

const notMarried = { name: "Married", equals: "false" };

/** What is to be given again where the answers say "not married". */
const owed: readonly (readonly [string, readonly CollectionForm[], string])[] = [
  ["that is asked", [{ form: family }], "ssn"],
  ["that the server has", [{ form: family, fields: { ssn: { stored: "6789" } } }], ""],
  ["that the app knows", [{ form: family, defaultValues: { ssn: "123-45-6789" } }], ""],
  ["that cannot be edited", [{ form: family, fields: { ssn: readOnly } }], ""],
  ["that is disabled", [{ form: family, fields: { ssn: { disabled: true } } }], ""],
  ["that its form's answers hide", [{ form: family, conditions: { ssn: married } }], ""],
  [
    "of a form that another's answers hide",
    [{ form: family }, { form: spouse, when: married }],
    "ssn",
  ],
  [
    "of a form that another's answers show",
    [{ form: family }, { form: spouse, when: notMarried }],
    "ssn",
  ],
];

const owedMessages = () =>
  /Never saved, so enter again: (.*?) *(?:Your earlier|$)/u.exec(
    document.querySelector(".pf-draft output")?.textContent ?? "",
  )?.[1] ?? "";

const answerFamily = async (): Promise<void> => {
  await type("Name", "Ada");
  await userEvent.selectOptions(field("Married"), "No");
  await settled();
};

test.each(owed)(
  "lists the numbers that must be entered again: a number %s",
  async (_, forms, names) => {
    await open({ form: family }, { form: spouse });
    await answerFamily();
    await press("Continue");
    await type("Note", "None");
    await open(...forms);
    expect(owedMessages()).toBe(names);
  },
);

test("lists a number to enter again at its own step, with a link", async () => {
  const forms = [{ form: family }, { form: spouse, when: notMarried }];
  await open({ form: family }, { form: spouse });
  await answerFamily();
  await press("Continue");
  await type("Note", "None");
  await open(...forms);
  await type("ssn", "123-45-6789");
  expect(owedMessages()).toBe("");
  await press("Continue");
  expect(owedMessages()).toBe("spouse_ssn");
  await press("spouse_ssn");
  expect(field("spouse_ssn")).toHaveFocus();
});

const single: readonly (readonly [string, Partial<ParameterFormProps>, string])[] = [
  ["that is asked", {}, "ssn"],
  ["that the server has", { fields: { ssn: { stored: "6789" } } }, ""],
  ["that the app knows", { defaultValues: { ssn: "123-45-6789" } }, ""],
  ["that cannot be edited", { readOnly: true }, ""],
  ["that is disabled", { fields: { ssn: { disabled: true } } }, ""],
  ["that the answers hide", { when: shownWhen(parseForm(family), { ssn: married }) }, ""],
  ["that the answers show", { when: shownWhen(parseForm(family), { ssn: notMarried }) }, "ssn"],
];

test.each(single)(
  "in a single form, lists the numbers that must be entered again: a number %s",
  async (_, props, names) => {
    await openSingle({});
    await answerFamily();
    await openSingle(props);
    expect(owedMessages()).toBe(names);
  },
);

/** The forms of a page that is left and opened again. */
const again: readonly (readonly [string, () => Promise<void>, () => Promise<void>])[] = [
  ["In a collection", () => open({ form: family }), () => open({ form: family })],
  ["In a form that is in none", () => openSingle({}), () => openSingle({})],
];

test.each(again)("%s, lists a number until it is entered again", async (_, first, then) => {
  await first();
  await type("Name", "Ada");
  await then();
  expect(owedMessages()).toBe("ssn");
  await type("ssn", "1");
  expect(owedMessages()).toBe("");
  expect(document.querySelector(".pf-draft output")).toHaveTextContent("Your earlier answers");
  await userEvent.clear(field("ssn"));
  await settled();
  expect(owedMessages()).toBe("ssn");
});

test("lists a label once when two forms share it", async () => {
  const other = formOf("other", "Note: string?", "ssn: string?");
  await open({ form: family }, { form: other });
  await type("Name", "Ada");
  await press("Continue");
  await type("Note", "None");
  await open({ form: family }, { form: other });
  expect(owedMessages()).toBe("ssn");
});
