import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  type CollectionForm,
  DraftStatus,
  FormCollection,
  type FormCollectionProps,
  type SignHandler,
  useDraft,
} from "parameter-form/collection";
import type { JSX } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { storageOf } from "../support/draftStorages.ts";
import { formOf } from "../support/renderCollection.tsx";
import { settled } from "../support/renderForm.tsx";

type Props = Omit<FormCollectionProps, "onSign"> & Partial<FormCollectionProps>;
type When = NonNullable<CollectionForm["when"]>;

/** Its answers are never kept. */
const a = { form: formOf("a", "Name: string", "ssn: select? 1|2", "Spouse: string?") };
const b = { form: formOf("b", "Count: number", "Reason: string?") };
const c = { form: formOf("c", "Bank: string") };
const asking = (when: When, more: Partial<CollectionForm> = {}) => [
  { ...a, ...more, fields: { ssn: { sensitive: true } } },
  b,
  { ...c, when },
];

let texts: Map<string, string>;
/** The forms that were sent in each visit, and what the visit ended with. */
let sent: string[];
beforeEach(() => {
  [texts, sent] = [new Map(), []];
});

function Page(props: Props) {
  const draft = useDraft(storageOf(texts), { owner: "emp_1", debounce: 0 });
  return (
    <>
      <FormCollection onSign={takes} draft={draft} {...props} />
      <DraftStatus draft={draft} />
    </>
  );
}

const open = (page: JSX.Element): Promise<void> => act(async () => void render(page));

const takes: SignHandler = ({ id }) => void sent.push(id);
const refusesB: SignHandler = ({ id }) => {
  sent.push(id);
  return id === "b" ? { form: ["No"] } : {};
};

const byLabel = (name: string) => screen.queryByLabelText(new RegExp(`^${name}`));
const heading = () => document.querySelector(".pf-step-head .pf-heading")?.textContent ?? "";

/** Answers what stands there and is not answered yet, and goes on until nothing leads on. */
async function goThrough(answers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const visible: string[] = [];
  for (let step = 0; step < 9; step++) {
    for (const [name, text] of Object.entries(answers)) {
      const field = byLabel(name);
      if (field) visible.push(name);
      if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, text);
      else if (field instanceof HTMLInputElement && field.value === "")
        await userEvent.type(field, text);
    }
    await settled();
    const next = screen.queryByRole("button", { name: /^(Continue|Submit|Sign and submit)$/ });
    if (!next) break;
    const before = heading();
    next.focus();
    await userEvent.click(next);
    await settled();
    if (heading() === before) break;
  }
  return visible;
}

const all = {
  Name: "Ada",
  Count: "2",
  Reason: "none",
  Bank: "First",
  "Type your full name": "Ada",
  "Spouse: Type": "Bob",
};
const received = "Your answers were received";

/** A visit in which the second form is refused, then another one; gives what that one asked. */
async function twoVisits(forms: FormCollectionProps["forms"], answers: object, more = {}) {
  await open(<Page forms={forms} onSign={refusesB} {...more} />);
  await goThrough({ ...all, ...answers });
  expect(sent).toEqual(["a", "b"]);
  await act(async () => cleanup());
  sent = [];
  await open(<Page forms={forms} {...more} />);
  const visible = await goThrough(all);
  expect(heading()).toBe(received);
  return visible;
}

const conditions: readonly (readonly [When, chosen: string | null, isAsked: boolean])[] = [
  [{ name: "ssn", equals: "1" }, "1", true],
  [{ name: "ssn", equals: "1" }, "2", false],
  [{ name: "ssn", oneOf: ["2", "1"] }, "1", true],
  [{ name: "ssn", oneOf: ["2"] }, "1", false],
  [{ name: "ssn", not: "1" }, "2", true],
  [{ name: "ssn", not: "1" }, "1", false],
  [{ name: "ssn", not: "1" }, null, true],
  [{ name: "ssn", answered: true }, "1", true],
  [{ name: "ssn", answered: true }, null, false],
  [{ name: "ssn", answered: false }, null, true],
  [{ name: "ssn", answered: false }, "1", false],
  [{ form: "a", name: "ssn", equals: "1" }, "1", true],
  [
    {
      all: [
        { name: "ssn", equals: "1" },
        { name: "Name", equals: "Ada" },
      ],
    },
    "1",
    true,
  ],
  [
    {
      any: [
        { name: "ssn", equals: "2" },
        { name: "Name", equals: "Bob" },
      ],
    },
    "1",
    false,
  ],
];
const chosenOf = (chosen: string | null) => (chosen === null ? {} : { ssn: chosen });

describe("an answer that is not kept, of a form that was accepted in an earlier visit", () => {
  test.each(conditions)(
    "%j, answered %s: the form is shown: %s",
    async (when, chosen, isVisible) => {
      const visible = await twoVisits(asking(when), chosenOf(chosen));
      expect(visible.includes("Bank")).toBe(isVisible);
      expect(sent).toEqual(isVisible ? ["b", "c"] : ["b"]);
    },
  );

  test.each([
    ["1", true],
    ["2", false],
  ])("answered %s: the question of another form is shown: %s", async (ssn, isVisible) => {
    const [first] = asking({ name: "ssn", equals: "1" });
    const forms = [
      { ...first, form: a.form },
      { ...b, conditions: { Reason: { name: "ssn", equals: "1" } } },
    ];
    const visible = await twoVisits(forms, { ssn });
    expect(visible.includes("Reason")).toBe(isVisible);
  });

  test("lets a question that it showed count as before", async () => {
    const when = { name: "Spouse", answered: true } as const;
    const forms = asking(when, { conditions: { Spouse: { name: "ssn", equals: "1" } } });
    const visible = await twoVisits(forms, { ssn: "1", Spouse: "Bob" });
    expect(visible).toContain("Bank");
  });

  test.each([
    ["1", true],
    ["2", false],
  ])("answered %s: another person signs, too: %s", async (ssn, isVisible) => {
    const [first] = asking({ name: "ssn", equals: "1" });
    const when = { name: "ssn", equals: "1" } as const;
    const more = {
      attestation: { statement: "True." },
      signers: [{ id: "spouse", title: "Spouse", statement: "Too.", when }],
    };
    const forms = [{ ...first, form: a.form }, b];
    const visible = await twoVisits(forms, { ssn }, more);
    expect(visible.includes("Spouse: Type")).toBe(isVisible);
  });

  test("is not exposed by the draft", async () => {
    await twoVisits(asking({ name: "ssn", equals: "1" }), { ssn: "1" });
    expect([...texts].filter(([, text]) => /ssn|"equals"|Ada/.test(text))).toEqual([]);
  });
});

test.each(conditions)(
  "%j, answered %s: the form is shown in another open tab: %s",
  async (when, chosen, isVisible) => {
    const forms = asking(when);
    const apart = { container: document.body.appendChild(document.createElement("div")) };
    const other = render(<Page forms={forms} />, apart);
    await settled();
    other.container.remove();
    const first = render(<Page forms={forms} onSign={refusesB} />);
    await settled();
    await goThrough({ ...all, ...chosenOf(chosen) });
    expect(sent).toEqual(["a", "b"]);
    first.unmount();
    sent = [];
    document.body.append(other.container);
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    await settled();
    expect((await goThrough(all)).includes("Bank")).toBe(isVisible);
    expect(sent).toEqual(isVisible ? ["b", "c"] : ["b"]);
  },
);

describe("a form that `accepted` lists, without known answers", () => {
  test.each(conditions.map(([when]) => when))("%j: shows the form", async (when) => {
    await open(<Page forms={asking(when)} accepted={{ a: {} }} />);
    const visible = await goThrough(all);
    expect(visible).toContain("Bank");
    expect(sent).toEqual(["b", "c"]);
  });

  test("uses default values as its answers", async () => {
    const forms = asking({ name: "Name", equals: "Ada" }, { defaultValues: { Name: "Bob" } });
    await open(<Page forms={forms} accepted={{ a: {} }} />);
    expect(await goThrough(all)).not.toContain("Bank");
    expect(sent).toEqual(["b"]);
    expect(heading()).toBe(received);
  });
});
