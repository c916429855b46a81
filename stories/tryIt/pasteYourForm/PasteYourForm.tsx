import type { AnsweredValues } from "parameter-form/core";
import { type JSX, useMemo, useRef, useState } from "react";
import type { LocatedIssue } from "../../../src/document/text/locatedIssue.ts";
import type { Theme } from "../../designSystems/index.ts";
import { DemoButton, DemoSelect } from "../../shared/controls.tsx";
import { useAppearance } from "../../shared/useAppearance.tsx";
import { generateReactCode } from "./generateReactCode.ts";
import { createLink, useLinked } from "../formLink.ts";
import { CompareRevisions } from "./CompareRevisions.tsx";
import { IssueList, issueCount } from "./IssueList.tsx";
import { JsonBox, type JsonBoxHandle } from "./JsonBox.tsx";
import "./PasteYourForm.css";
import { Preview } from "./Preview.tsx";
import { parsePasted } from "./parsePasted.ts";
import { samples } from "./samples.ts";

export interface PasteYourFormProps {
  readonly theme: Theme;
  /**
   * The initial definition, as JSON.
   *
   * @default the form of the link, or the first sample
   */
  readonly json?: string | undefined;
  /** An earlier revision, as JSON, to compare with. */
  readonly earlier?: string | undefined;
}

/** Renders a pasted response of `GET /forms/{form_id}`, or a pasted collection. No text leaves the page. */
export function PasteYourForm({ theme, json, earlier = "" }: PasteYourFormProps): JSX.Element {
  const { system, lang, controls, render } = useAppearance(theme);
  const [text, setText] = useState(json ?? Object.values(samples)[0] ?? "");
  const [message, setMessage] = useState("");
  const box = useRef<JsonBoxHandle>(null);
  const [answers, setAnswers] = useState<AnsweredValues>({});
  const { pasted, issues, warnings } = useMemo(() => parsePasted(text), [text]);

  const write = (next: string): void => {
    setText(next);
    setAnswers({});
    setMessage("");
  };
  useLinked(setText);

  const copy = async (subject: string, copied: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copied);
      setMessage(`${subject} was copied`);
    } catch {
      setMessage("Your browser does not allow this page to copy");
    }
  };
  const copyCode = (): void => {
    if (pasted.kind === "invalid") return;
    void copy("The component", generateReactCode(pasted.json, { kind: pasted.kind, system, lang }));
  };
  const sample = Object.entries(samples).find(([, definition]) => definition === text)?.[0] ?? "";
  const goTo = (issue: LocatedIssue): void => box.current?.goTo(issue);

  return (
    <div className="paste">
      <div className="paste-head">
        <h1>Paste your form</h1>
        <p>
          Paste the JSON of a form or a collection of forms, and fill it in. No text leaves this
          page.
        </p>
        <div className="demo-bar">
          <DemoSelect
            label="Sample"
            value={sample}
            options={[
              ...(sample === "" ? [{ value: "", name: "Your own" }] : []),
              ...Object.keys(samples).map((name) => ({ value: name, name })),
            ]}
            onChange={(name) => write(samples[name] ?? text)}
          />
          {controls}
        </div>
      </div>
      <div className="paste-text">
        <JsonBox ref={box} label="Your form’s JSON" rows={26} value={text} onChange={write} />
        <div className="demo-bar">
          <DemoButton onClick={copyCode} disabled={pasted.kind === "invalid"}>
            Copy as React
          </DemoButton>
          <DemoButton
            onClick={() =>
              void createLink(text, location.href, "paste").then((link) => copy("The link", link))
            }
          >
            Copy a link to this form
          </DemoButton>
          <DemoButton
            onClick={() =>
              void createLink(text, location.href, "build").then((link) => location.assign(link))
            }
            disabled={pasted.kind === "invalid"}
          >
            Edit it in the builder
          </DemoButton>
          <output className="paste-message">{message}</output>
        </div>
        <CompareRevisions json={earlier} current={pasted} text={text} />
      </div>
      <div className="paste-preview">
        <IssueList title={issueCount(issues.length)} issues={issues} goTo={goTo} />
        <IssueList title="Warnings" issues={warnings} goTo={goTo} />
        {render(
          <Preview
            key={pasted.kind === "collection" ? `${system} ${text}` : system}
            pasted={pasted}
            answers={answers}
            onChange={setAnswers}
          />,
        )}
      </div>
    </div>
  );
}
