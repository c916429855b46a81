import { render, screen } from "@testing-library/react";
import { parseForm } from "parameter-form";
import { type Draft, DraftStatus, FormReview, useDraft } from "parameter-form/collection";
import { expect, test } from "vitest";
import { renderCollection, formOf } from "../support/renderCollection.tsx";
import { settled } from "../support/renderForm.tsx";

const definition = {
  ...formOf("a", "Estado: select soltero|casado", "Activo: boolean", "Nombre: string"),
  description: "Retención",
  lang: "es",
};
const defaultValues = { Estado: "casado", Activo: "true", Nombre: "Ada" };

/** The language that an element is marked with, on itself or around. */
const langOf = (words: string, selector = "*"): readonly (string | null)[] =>
  screen
    .getAllByText(words, { selector })
    .map((element) => element.closest("[lang]")?.getAttribute("lang") ?? null);

const setup = (step: string, title?: string) =>
  renderCollection({ forms: [{ form: definition, defaultValues, title }], step, variant: "tasks" });

/** A receipt has the title twice, once in what was sent to the letter. */
const timesIn = (step: string): number => (step === "receipt" ? 2 : 1);

const steps = ["tasks", "a", "review", "receipt"];

async function comeTo(step: string, title?: string): Promise<void> {
  const view = setup(step === "receipt" ? "review" : step, title);
  if (step === "receipt") await view.press("Submit");
  await settled();
}

test.each(steps)("in %s, the form's own title has the definition's language", async (step) => {
  await comeTo(step);
  expect(langOf("Retención")).toEqual(Array(timesIn(step)).fill("es"));
});

test.each(steps)("in %s, the app's title has not", async (step) => {
  await comeTo(step, "Taxes");
  expect(langOf("Taxes")).toEqual(Array(timesIn(step)).fill(null));
});

test.each(["review", "receipt"])(
  "in %s, questions have the definition's language",
  async (step) => {
    await comeTo(step);
    for (const name of ["Estado", "Activo", "Nombre"])
      expect(langOf(name, "dt, dt span")).toEqual(["es"]);
  },
);

test("of the answers, only a chosen option has the definition's language", async () => {
  await comeTo("review");
  expect(langOf("[casado]")).toEqual(["es"]);
  expect(langOf("Yes")).toEqual([null]);
  expect(langOf("Ada")).toEqual([null]);
});

test("a value that is not an option has no language", () => {
  render(<FormReview forms={[{ form: parseForm(definition), values: { Estado: "viudo" } }]} />);
  expect(document.querySelector("dd [lang]")).toBeNull();
});

test("marks an error with the language of its message", () => {
  const form = parseForm(definition);
  const review = (messages: Readonly<Record<string, string>>) => (
    <FormReview forms={[{ form, values: { Activo: "maybe" }, locale: "es", messages }]} />
  );
  const { rerender } = render(review({}));
  expect(langOf("Answer yes or no")).toEqual(["en"]);
  rerender(review({ lang: "es-MX", notBoolean: "Elija sí o no" }));
  expect(langOf("Elija sí o no")).toEqual(["es-MX"]);
});

const noStorage = { read: () => null, write: () => undefined, remove: () => undefined };
const labels = [{ name: "a", label: "Estado" }];
const earlier = { restored: true, changed: true, setAside: true, dropped: labels, notKept: labels };

function StatusIn({
  state,
  messages,
}: {
  readonly state: Partial<Draft>;
  readonly messages: object;
}) {
  const draft = { ...useDraft(noStorage), ...state };
  return <DraftStatus draft={draft} locale="es" messages={{ lang: "es", ...messages }} />;
}

const cases: readonly (readonly [key: string, sentence: string, state: Partial<Draft>])[] = [
  ["draftIdle", "Your answers are saved as you type and kept for 30 días", {}],
  ["draftSaving", "Saving…", { status: "saving" }],
  ["draftReload", "Load this page again to see the newer answers.", { status: "conflict" }],
  [
    "draftDeleted",
    "These answers were submitted or removed in another tab. What you change here is not saved.",
    { status: "deleted" },
  ],
  [
    "draftSetAside",
    "Answers that were saved earlier could not be read and were set aside",
    earlier,
  ],
  ["draftRestored", "Your earlier answers are back", earlier],
  ["draftChanged", "The form has changed since. Check your answers.", earlier],
  ["draftDropped", "No longer in the form as you answered it: Estado", earlier],
  ["draftNotKept", "Never saved, so enter again:", earlier],
  ["draftExpired", "Answers from 1 de enero de 1970 were too old to keep", { expired: 43_200_000 }],
];

test.each(cases)(
  "in a draft's status, %s is in English if untranslated",
  (key, sentence, state) => {
    const { rerender } = render(<StatusIn state={state} messages={{}} />);
    expect(new Set(langOf(sentence))).toEqual(new Set(["en"]));
    rerender(<StatusIn state={state} messages={{ [key]: "Traducido" }} />);
    expect(new Set(langOf("Traducido"))).toEqual(new Set(["es"]));
  },
);
