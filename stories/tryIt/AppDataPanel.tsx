import { parseForm, shownWhen, type Conditions } from "parameter-form/core";
import { type JSX, useMemo, useSyncExternalStore } from "react";
import type { InMemoryDraft, SavedAnswers } from "./inMemoryDraft.ts";

/** Makes a code block focusable, so that it scrolls by keyboard. */
const scrollable = { role: "group", tabIndex: 0 } as const;

/** A form of a collection, with the definition that the panel shows. */
export interface ShownForm {
  readonly id: string;
  readonly title: string;
  readonly form: unknown;
  readonly conditions?: Conditions;
}

interface SubmittedAnswersProps {
  readonly shownForm: ShownForm;
  readonly answers: SavedAnswers | undefined;
}

/** The answers to the visible questions of a form, as submitted strings. Shows only the last four characters of a sensitive answer. */
function SubmittedAnswers({ shownForm, answers }: SubmittedAnswersProps): JSX.Element {
  const { form: json, conditions } = shownForm;
  const [form, isVisible] = useMemo(() => {
    const parsed = parseForm(json);
    return [parsed, shownWhen(parsed, conditions ?? {})];
  }, [json, conditions]);
  const { values = {}, unread = {}, sensitive } = answers ?? {};
  const visible = form.parameters.filter(({ name }) =>
    isVisible(name, (other) => values[other] ?? null),
  );
  const submitted = visible.flatMap(({ name }) => {
    const value = values[name];
    if (value === undefined) return [];
    return [{ name, value: sensitive?.has(name) ? `•••• ${value.slice(-4)}` : value }];
  });
  const unreadable = visible.filter(({ name }) => unread[name] !== undefined);
  return (
    <>
      <pre className="demo-code" dir="ltr" lang="en" {...scrollable} aria-label="Answers">
        {`{ "parameters": [\n${submitted.map((pair) => `  ${JSON.stringify(pair)}`).join(",\n")}\n] }`}
      </pre>
      {unreadable.map(({ name, label }) => (
        <p key={name} className="try-note">
          “{label}” is missing: its text cannot be read yet.
        </p>
      ))}
    </>
  );
}

interface AppDataPanelProps {
  readonly forms: readonly ShownForm[];
  /** The current step. If it is not the id of a form, all forms are shown. */
  readonly step: string;
  readonly draft: InMemoryDraft;
}

/** Shows the answers that would be submitted, and the form definitions of the service. */
export function AppDataPanel({ forms, step, draft }: AppDataPanelProps): JSX.Element {
  const answers = useSyncExternalStore(draft.subscribe, draft.read, draft.read);
  const current = forms.filter(({ id }) => id === step);
  const shown = current.length > 0 ? current : forms;
  return (
    <aside className="try-data" aria-label="Data of your app">
      <h2>Answers to submit</h2>
      {shown.map((form) => (
        <SubmittedAnswers key={form.id} shownForm={form} answers={answers.get(form.id)} />
      ))}
      <h2>Form definitions</h2>
      {shown.map(({ id, title, form }) => (
        <details key={id} open={shown.length === 1}>
          <summary>{title}</summary>
          <pre className="demo-code" dir="ltr" lang="en" {...scrollable} aria-label={title}>
            {JSON.stringify(form, null, 2)}
          </pre>
        </details>
      ))}
    </aside>
  );
}
