import type { AnsweredValues } from "parameter-form/core";
import { type JSX, useEffect, useMemo, useRef, useState } from "react";
import type { LocatedIssue } from "../../../src/command/input/locatedIssue.ts";
import type { Theme } from "../../designSystems/index.ts";
import { Choice, Press } from "../../shared/controls.tsx";
import { useAppearance } from "../../shared/useAppearance.tsx";
import { asReact } from "./asReact.ts";
import { linkTo, textIn } from "./definitionLink.ts";
import { Earlier } from "./Earlier.tsx";
import { Faults, problems } from "./Faults.tsx";
import { JsonBox, type JsonBoxHandle } from "./JsonBox.tsx";
import "./PasteYourForm.css";
import { Preview } from "./Preview.tsx";
import { readPasted } from "./readPasted.ts";
import { samples } from "./samples.ts";

export interface PasteYourFormProps {
  readonly theme: Theme;
  /** The definition to begin with, as JSON; the W-4, or what the address has, unless given. */
  readonly json?: string | undefined;
  /** An earlier revision of it, as JSON, with which it is compared. */
  readonly earlier?: string | undefined;
}

/** Paste what `GET /forms/{form_id}` answers, or a collection. Nothing leaves this page. */
export function PasteYourForm({ theme, json, earlier = "" }: PasteYourFormProps): JSX.Element {
  const { system, lang, switches, render } = useAppearance(theme);
  const [text, setText] = useState(json ?? Object.values(samples)[0] ?? "");
  const [said, say] = useState("");
  const box = useRef<JsonBoxHandle>(null);
  const [answers, keep] = useState<AnsweredValues>({});
  const { pasted, faults, warnings } = useMemo(() => readPasted(text), [text]);

  const write = (next: string): void => {
    setText(next);
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

  const copy = async (what: string, copied: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copied);
      say(`${what} is copied`);
    } catch {
      say("Your browser does not let this page copy");
    }
  };
  const copyCode = (): void => {
    if (pasted.kind === "nothing") return;
    void copy("The component", asReact(pasted.json, { kind: pasted.kind, system, lang }));
  };
  const sample = Object.entries(samples).find(([, one]) => one === text)?.[0] ?? "";
  const goTo = (fault: LocatedIssue): void => box.current?.goTo(fault);

  return (
    <div className="paste">
      <div className="paste-head">
        <h1>Paste your form</h1>
        <p>
          Paste what your service answers for a form, or a collection of forms, and fill it in.
          Nothing leaves this page.
        </p>
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
        <JsonBox ref={box} label="Your form’s JSON" rows={26} value={text} onChange={write} />
        <div className="demo-bar">
          <Press onClick={copyCode} disabled={pasted.kind === "nothing"}>
            Copy as React
          </Press>
          <Press
            onClick={() => void linkTo(text, location.href).then((link) => copy("The link", link))}
          >
            Copy a link to this form
          </Press>
          <output className="paste-said">{said}</output>
        </div>
        <Earlier json={earlier} now={pasted} text={text} />
      </div>
      <div className="paste-drawn">
        <Faults title={problems(faults.length)} faults={faults} goTo={goTo} />
        <Faults title="Look at this" faults={warnings} goTo={goTo} />
        {render(
          <Preview
            key={pasted.kind === "collection" ? `${system} ${text}` : system}
            pasted={pasted}
            answers={answers}
            onChange={keep}
          />,
        )}
      </div>
    </div>
  );
}
