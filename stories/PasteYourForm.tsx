import { ParameterForm, type Payload } from "parameter-form";
import { type AnsweredValues, safeParseForm } from "parameter-form/core";
import { type Finding, lintCollection, lintForm } from "parameter-form/document";
import { exampleForms } from "parameter-form/service";
import { type JSX, useEffect, useMemo, useRef, useState } from "react";
import { asReact } from "./asReact.ts";
import { Choice, Press } from "./controls.tsx";
import { type Fault, faultOf, findingFault } from "../src/command/input/definitionFaults.ts";
import { linkTo, textIn } from "./definitionLink.ts";
import { readJson } from "../src/command/input/jsonPlaces.ts";
import "./PasteYourForm.css";
import { type Theme, useLook } from "./useLook.tsx";

const written = (json: unknown): string => JSON.stringify(json, null, 2);

/** What may be begun with: the forms of the example service, and one that nobody could draw. */
const samples: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    exampleForms
      .filter(({ parameters }) => parameters.length < 100)
      .map((form) => [form.description ?? form.id, written(form)]),
  ),
  "A form with mistakes": written({
    description: "Payroll",
    parameters: [
      { name: "status", label: "Status", type: "select", required: true, options: [] },
      { name: "pay", type: "currency", required: "yes" },
      { name: "status", label: "Marital status", type: "string", required: false },
    ],
  }),
};

interface Read {
  /** What can be drawn; `null` where nothing can. */
  readonly form: unknown;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** The form that a text describes, or everything that stands in its way; of a collection, that alone. */
function readForm(text: string): Read {
  const read = readJson(text);
  if (!read.ok) return { form: null, faults: [{ ...read, about: "The JSON" }], warnings: [] };
  const { json, placeOf } = read;
  const isCollection = typeof json === "object" && json !== null && "forms" in json;
  const found = isCollection ? lintCollection(json) : lintForm(json);
  const told = (isOf: (finding: Finding) => boolean): readonly Fault[] =>
    found.filter(isOf).map((finding) => findingFault(finding, json, placeOf));
  const parsed = isCollection ? null : safeParseForm(json);
  return {
    form: parsed?.ok ? parsed.form : null,
    faults:
      parsed && !parsed.ok
        ? parsed.issues.map((issue) => faultOf(issue, json, placeOf))
        : told(({ severity }) => severity === "error"),
    warnings: told(({ severity }) => severity === "warning"),
  };
}

interface FaultsProps {
  readonly title: string;
  readonly faults: readonly Fault[];
  goTo(fault: Fault): void;
}

/** Faults that are drawn: there may be fifty thousand. */
const drawn = 100;

function Faults({ title, faults, goTo }: FaultsProps): JSX.Element | null {
  if (faults.length === 0) return null;
  return (
    <section className="paste-faults" aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {faults.slice(0, drawn).map((fault, index) => (
          <li key={`${index} ${fault.place.at}`}>
            <button type="button" className="paste-place" onClick={() => goTo(fault)}>
              Line {fault.place.line}, column {fault.place.column}
            </button>
            <span>
              <strong>{fault.about}</strong>: {fault.message}
            </span>
          </li>
        ))}
      </ol>
      {faults.length > drawn && <p>And {faults.length - drawn} more</p>}
    </section>
  );
}

const problems = (count: number): string => (count === 1 ? "1 problem" : `${count} problems`);

export interface PasteYourFormProps {
  readonly theme: Theme;
  /** The definition to begin with, as JSON; the W-4, or what the address has, unless given. */
  readonly json?: string | undefined;
}

/** Paste what `GET /forms/{form_id}` answers. Nothing leaves this page. */
export function PasteYourForm({ theme, json }: PasteYourFormProps): JSX.Element {
  const { system, messages, switches, draw } = useLook(theme);
  const [text, setText] = useState(json ?? Object.values(samples)[0] ?? "");
  const [said, say] = useState("");
  const [payload, setPayload] = useState<Payload | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  /** Another design system draws the form anew: what was answered stays. */
  const [answers, keep] = useState<AnsweredValues>({});
  const { form, faults, warnings } = useMemo(() => readForm(text), [text]);

  const write = (next: string): void => {
    setText(next);
    setPayload(null);
    keep({});
    say("");
  };
  useEffect(() => {
    const take = async (): Promise<void> => {
      const found = await textIn(location.hash);
      if (found !== null) setText(found);
    };
    void take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);

  const goTo = ({ place }: Fault): void => {
    const area = box.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(place.at, place.at + 1);
    area.scrollTop = (place.line - 3) * Number.parseFloat(getComputedStyle(area).lineHeight);
  };
  const copy = async (what: string, copied: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copied);
      say(`${what} is copied`);
    } catch {
      say("Your browser does not let this page copy");
    }
  };
  const sample = Object.entries(samples).find(([, one]) => one === text)?.[0] ?? "";

  return (
    <div className="paste">
      <div className="paste-head">
        <h1>Paste your form</h1>
        <p>Paste what your service answers for a form, and fill it in. Nothing leaves this page.</p>
        <div className="demo-bar">
          <Choice
            label="Sample"
            value={sample}
            options={[
              ...(sample === "" ? [{ value: "", name: "Your own" }] : []),
              ...Object.keys(samples).map((name) => ({ value: name, name })),
            ]}
            onChange={(name) => write(samples[name] ?? text)}
          />
          {switches}
        </div>
      </div>
      <div className="paste-text">
        <label className="demo-label" htmlFor="paste-json">
          Your form’s JSON
        </label>
        <textarea
          ref={box}
          id="paste-json"
          className="demo-code"
          dir="ltr"
          rows={26}
          spellCheck={false}
          wrap="off"
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <div className="demo-bar">
          <Press
            onClick={() =>
              void copy("The component", asReact(JSON.parse(text), { system, lang: messages.lang }))
            }
            disabled={form === null}
          >
            Copy as React
          </Press>
          <Press
            onClick={() => void linkTo(text, location.href).then((link) => copy("The link", link))}
          >
            Copy a link to this form
          </Press>
          <output className="paste-said">{said}</output>
        </div>
      </div>
      <div className="paste-drawn">
        <Faults title={problems(faults.length)} faults={faults} goTo={goTo} />
        <Faults title="Look at this" faults={warnings} goTo={goTo} />
        {form !== null &&
          draw(
            <ParameterForm
              key={system}
              form={form}
              defaultValues={answers}
              onChange={keep}
              onSubmit={(_values, submission) => setPayload(submission.payload)}
            />,
          )}
        {payload && (
          <output className="answer" dir="ltr" data-testid="payload">
            {written(payload)}
          </output>
        )}
      </div>
    </div>
  );
}
