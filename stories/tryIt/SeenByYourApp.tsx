import { parseForm, shownWhen } from "parameter-form/core";
import type { Conditions } from "parameter-form/core";
import { type JSX, useMemo, useSyncExternalStore } from "react";
import type { Memory, Remembered } from "./memory.ts";

/** Code is scrolled by keyboard, too. */
const scrolled = { role: "group", tabIndex: 0 } as const;

/** A form of a collection, as far as it is shown as data. */
export interface Seen {
  readonly id: string;
  readonly title: string;
  readonly form: unknown;
  readonly conditions?: Conditions;
}

interface SubmittedProps {
  readonly seen: Seen;
  readonly answers: Remembered | undefined;
}

/** The answers to a form as strings, those of questions that are asked. A sensitive one is told by its last four. */
function Submitted({ seen: { form: json, conditions }, answers }: SubmittedProps): JSX.Element {
  const [form, when] = useMemo(() => {
    const parsed = parseForm(json);
    return [parsed, shownWhen(parsed, conditions ?? {})];
  }, [json, conditions]);
  const { values = {}, unread = {}, sensitive } = answers ?? {};
  const asked = form.parameters.filter(({ name }) => when(name, (other) => values[other] ?? null));
  const sent = asked.flatMap(({ name }) => {
    const value = values[name];
    if (value === undefined) return [];
    return [{ name, value: sensitive?.has(name) ? `•••• ${value.slice(-4)}` : value }];
  });
  const unreadable = asked.filter(({ name }) => unread[name] !== undefined);
  return (
    <>
      <pre className="demo-code" dir="ltr" lang="en" {...scrolled} aria-label="Answers">
        {`{ "parameters": [\n${sent.map((pair) => `  ${JSON.stringify(pair)}`).join(",\n")}\n] }`}
      </pre>
      {unreadable.map(({ name, label }) => (
        <p key={name} className="try-note">
          “{label}” is not among them: what stands there cannot be read yet.
        </p>
      ))}
    </>
  );
}

interface SeenByYourAppProps {
  readonly forms: readonly Seen[];
  /** The id of a form, or of another step: then all forms are seen. */
  readonly step: string;
  readonly memory: Memory;
}

/** What comes from the service, and what goes back to it. */
export function SeenByYourApp({ forms, step, memory }: SeenByYourAppProps): JSX.Element {
  const answers = useSyncExternalStore(memory.subscribe, memory.read, memory.read);
  const here = forms.filter(({ id }) => id === step);
  const seen = here.length > 0 ? here : forms;
  return (
    <aside className="try-data" aria-label="What your app sees">
      <h2>What would be submitted</h2>
      {seen.map((form) => (
        <Submitted key={form.id} seen={form} answers={answers.get(form.id)} />
      ))}
      <h2>What the service describes</h2>
      {seen.map(({ id, title, form }) => (
        <details key={id} open={seen.length === 1}>
          <summary>{title}</summary>
          <pre className="demo-code" dir="ltr" lang="en" {...scrolled} aria-label={title}>
            {JSON.stringify(form, null, 2)}
          </pre>
        </details>
      ))}
    </aside>
  );
}
