import { ParameterForm, type ParameterFormProps } from "parameter-form";
import {
  DraftStatus,
  FormCollection,
  type FormCollectionProps,
  sessionStorageDrafts,
  useDraft,
} from "parameter-form/collection";
import { es } from "parameter-form/locales/es";
import { federalW4 } from "parameter-form/service";
import type { JSX, ReactNode } from "react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { patience, show } from "../../support/browser.tsx";
import { designSystems } from "../../adapters/designSystems.tsx";
import { questions } from "../../support/questions.ts";
import { translatePage } from "../../support/translator.ts";

type Rerender = (children: ReactNode) => void;

/** What is done on a page, and after each step what to wait for. */
interface Journey {
  readonly first: ReactNode;
  readonly steps: readonly (readonly [act: (rerender: Rerender) => unknown, then: RegExp])[];
}

/** What is said, whenever that is. WebKit leaves out the space after words that are out of sight. */
const visibleText = (): string =>
  document.body.innerText
    .replace(/\d+:\d\d:\d\d [AP]M/gu, "now")
    .replace(/:(?=\p{L})/gu, ": ")
    .replace(/[\s\u200b]+/gu, " ")
    .trim();

const press = (name: string) => async (): Promise<void> => {
  await userEvent.keyboard("{Shift}");
  await userEvent.click(page.getByRole("button", { name, exact: true }));
};

const type = (label: RegExp | string, text: string) => async (): Promise<void> => {
  await userEvent.fill(page.getByRole("textbox", { name: label }), text);
  await userEvent.tab();
};

const choose = (label: RegExp | string, option: string) => () =>
  userEvent.selectOptions(page.getByRole("combobox", { name: label }), option);

/** All that the page said, after each step. */
async function take({ first, steps }: Journey, translated: boolean): Promise<readonly string[]> {
  const rerender = show(first);
  await vi.waitFor(() => expect(visibleText()).not.toBe(""), patience);
  if (translated) onTestFinished(translatePage());
  const all = [visibleText()];
  for (const [act, then] of steps) {
    await act(rerender);
    await vi.waitFor(() => expect(visibleText()).toMatch(then), patience);
    all.push(visibleText());
  }
  rerender(null);
  await vi.waitFor(() => expect(document.querySelector("main > *")).toBeNull(), patience);
  return all;
}

afterEach(() => sessionStorage.clear());

const w4 = (props: Partial<ParameterFormProps> = {}): JSX.Element => (
  <ParameterForm form={federalW4} onSubmit={() => {}} {...props} />
);

const form = questions("Name: string", "Pay: currency?", "Share: percent?", "ssn: string?");

/** Begins with an answer that is wrong, so that a message stands there in each. */
const changes = (of: Partial<ParameterFormProps>): Journey => {
  const view = (props: Partial<ParameterFormProps>): JSX.Element => (
    <ParameterForm form={form} onSubmit={() => {}} {...of} {...props} />
  );
  const required = {
    ...form,
    parameters: form.parameters.map((one) => ({ ...one, required: one.name !== "Name" })),
  };
  return {
    first: view({}),
    steps: [
      [type(/^Pay/, "12,5"), /Did you mean/],
      [press("Submit"), /Name Error/],
      [(rerender) => rerender(view({ requiredIndicator: "required" })), /Name \(required\)/],
      [(rerender) => rerender(view({ requiredIndicator: "none" })), /^(?!.*\(required\))/],
      [(rerender) => rerender(view({ form: { ...form, lang: "en" } })), /\(optional\)/],
      [(rerender) => rerender(view({ form: required })), /Name \(optional\)/],
      [
        (rerender) => rerender(view({ form: required, locale: "es-US", messages: es })),
        /Name \(opcional\)/,
      ],
      [(rerender) => rerender(view({})), /Pay \(optional\)/],
      [type(/^Pay/, "12.50"), /^(?!.*Did you mean)/],
      [type(/^Name/, "Ana"), /^(?!.*Name Error)/],
      [press("Submit"), /Your answers were received/],
    ],
  };
};

const forms = [
  { id: "home", title: "Home", form: questions("Name: string", "Pay: currency?") },
  { id: "tax", title: "Tax", form: questions("ssn: string", "Exempt: boolean") },
];

const collection = (props: Partial<FormCollectionProps> = {}): JSX.Element => (
  <FormCollection
    forms={forms}
    attestation={{ statement: "This is true." }}
    onSign={() => {}}
    {...props}
  />
);

function Drafted(): JSX.Element {
  const draft = useDraft(sessionStorageDrafts());
  return (
    <>
      <DraftStatus draft={draft} />
      <ParameterForm form={form} draft={draft} onSubmit={() => {}} />
    </>
  );
}

const filled: Journey["steps"] = [
  [press("Continue"), /Name Error/],
  [type("Name", "Ana"), /^(?!.*Name Error)/],
  [type(/^Pay/, "12,5"), /Did you mean/],
  [type(/^Pay/, "1234"), /^(?!.*Did you mean)/],
  [press("Continue"), /ssn/],
  [press("Continue"), /Exempt Error/],
  [type("ssn", "123"), /Error: (?!Enter your|Choose)/],
  [type("ssn", "123-45-6789"), /Show/],
  [choose("Exempt", "Yes"), /Exempt/],
  [press("Continue"), /\$1,234\.00/],
  [press("Show ssn"), /123-45-6789/],
  [press("Continue"), /This is true/],
  [press("Sign and submit"), /Type your full name Error/],
  [type(/full name/, "Ana"), /^(?!.*full name Error)/],
  [press("Sign and submit"), /Ending in 6789/],
];

const journeys: Readonly<Record<string, Journey>> = {
  "the whole W-4": {
    first: w4(),
    steps: [
      [press("Submit"), /First name and middle initial Error/],
      [type(/^First name/, "Ana"), /^(?!.*First name and middle initial Error)/],
      [type(/^Last name/, "García"), /^(?!.*Last name Error)/],
      [type(/^Social/, "123"), /Social Security card\. Error: (?!Enter your)/],
      [type(/^Social/, "123-45-6789"), /Hide|Show/],
      [type(/^Address/, "1 Main St"), /^(?!.*Address Error)/],
      [type(/^City/, "Salem, OR 97301"), /^(?!.*ZIP code Error)/],
      [choose(/^Filing/, "Head of household"), /^(?!.*Error: Choose an option)/],
      [type(/^Other income/, "12,5"), /Did you mean/],
      [type(/^Other income/, "1234"), /^(?!.*Did you mean)/],
      [type(/signature/, "Ana García"), /^(?!.*Error: Enter your answer)/],
      [press("Submit"), /Your answers were received/],
    ],
  },
  "a form whose words change": changes({}),
  "a collection": { first: collection(), steps: filled },
  "a draft": {
    first: <Drafted />,
    steps: [
      [type(/^Name/, "Ana"), /Saved/],
      [type(/^ssn/, "123-45-6789"), /Saved/],
      [(rerender) => rerender(null), /^$/],
      [(rerender) => rerender(<Drafted />), /Your earlier answers are back.*ssn/],
      [type(/^ssn/, "123-45-6789"), /^(?!.*enter again)/],
      [press("Submit"), /Your answers were received/],
    ],
  },
  tasks: {
    first: collection({ variant: "tasks" }),
    steps: [
      [press("Home"), /Name/],
      [type("Name", "Ana"), /Name/],
      [press("Continue"), /done/],
    ],
  },
};

const inSystems = designSystems.map(([name, components, around]): readonly [string, Journey] => {
  const { first, steps } = changes({ components });
  return [
    `a form whose words change, in ${name}`,
    {
      first: around(first),
      steps: steps.map(([act, then]) => [
        (rerender) => act((children) => rerender(around(children))),
        then,
      ]),
    },
  ];
});

describe("a page that the browser translates shows the same as untranslated:", () => {
  test.each([...Object.entries(journeys), ...inSystems])("%s", async (_, journey) => {
    const untranslated = await take(journey, false);
    sessionStorage.clear();
    expect(await take(journey, true)).toEqual(untranslated);
  });
});

test("answers are not translated", async () => {
  show(collection());
  onTestFinished(translatePage());
  for (const [act, then] of filled) {
    await act(() => {});
    await vi.waitFor(() => expect(visibleText()).toMatch(then), patience);
  }
  const translatable = [...document.querySelectorAll("font font")].map((one) => one.textContent);
  expect(translatable).toContain("Yes");
  for (const answer of ["Ana", "$1,234.00", "Ending in 6789", "Ending in 6 7 8 9", "123-45-6789"])
    expect(translatable).not.toContain(answer);
});
