import { type Change, diffCollection, diffForm } from "parameter-form/document";
import { type JSX, useMemo, useRef, useState } from "react";
import { DemoButton } from "../../shared/controls.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { IssueList, issueCount } from "./IssueList.tsx";
import { JsonBox, type JsonBoxHandle } from "./JsonBox.tsx";
import { type Pasted, parsePasted } from "./parsePasted.ts";

interface CompareRevisionsProps {
  /** The initial text of the earlier revision. */
  readonly json: string;
  /** The current revision. */
  readonly current: Pasted;
  /** The JSON of the current revision. */
  readonly text: string;
}

/** Compares two revisions of a form or a collection. Returns `null` if one is a form and the other a collection, or if one is invalid. */
function compare(before: Pasted, current: Pasted): readonly Change[] | null {
  if (before.kind === "form" && current.kind === "form") return diffForm(before.json, current.json);
  if (before.kind === "collection" && current.kind === "collection")
    return diffCollection(before.json, current.json);
  return null;
}

/** A box for an earlier revision, with the changes since then. */
export function CompareRevisions({ json, current, text }: CompareRevisionsProps): JSX.Element {
  const [earlier, setEarlier] = useState(json);
  const box = useRef<JsonBoxHandle>(null);
  const { pasted, issues } = useMemo(() => parsePasted(earlier), [earlier]);
  const changes = useMemo(() => compare(pasted, current), [pasted, current]);
  const hasText = earlier.trim() !== "";
  const isParsed = hasText && pasted.kind !== "invalid";
  return (
    <details className="paste-earlier" open={json !== ""}>
      <summary>Compare with an earlier revision</summary>
      <div className="paste-compared">
        <JsonBox
          ref={box}
          label="The earlier revision’s JSON"
          rows={12}
          value={earlier}
          onChange={setEarlier}
        />
        <div className="demo-bar">
          <DemoButton onClick={() => setEarlier(text)}>Insert the current revision</DemoButton>
        </div>
        {hasText && !isParsed && (
          <IssueList
            title={`${issueCount(issues.length)} in the earlier revision`}
            issues={issues}
            goTo={(issue) => box.current?.goTo(issue)}
          />
        )}
        {isParsed && changes && <ChangeList changes={changes} />}
        {isParsed && !changes && (
          <output>
            {current.kind === "invalid"
              ? "The current revision has errors. Correct them to compare it."
              : "Paste two forms or two collections to compare them."}
          </output>
        )}
      </div>
    </details>
  );
}
