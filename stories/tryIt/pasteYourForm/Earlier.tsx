import { type Change, diffCollection, diffForm } from "parameter-form/document";
import { type JSX, useMemo, useRef, useState } from "react";
import { Press } from "../../shared/controls.tsx";
import { Changes } from "./Changes.tsx";
import { Faults, problems } from "./Faults.tsx";
import { JsonBox, type JsonBoxHandle } from "./JsonBox.tsx";
import { type Pasted, readPasted } from "./readPasted.ts";

interface EarlierProps {
  /** The earlier revision to begin with, as JSON. */
  readonly json: string;
  /** What it is compared with, and that as it is written. */
  readonly now: Pasted;
  readonly text: string;
}

/** Returns what a new document does to answers to an earlier one; `null` for documents that cannot be compared. */
function changesBetween(before: Pasted, now: Pasted): readonly Change[] | null {
  if (before.kind === "form" && now.kind === "form") return diffForm(before.json, now.json);
  if (before.kind === "collection" && now.kind === "collection")
    return diffCollection(before.json, now.json);
  return null;
}

/** An earlier revision of what is pasted, and what is different since. */
export function Earlier({ json, now, text }: EarlierProps): JSX.Element {
  const [earlier, setEarlier] = useState(json);
  const box = useRef<JsonBoxHandle>(null);
  const { pasted, faults } = useMemo(() => readPasted(earlier), [earlier]);
  const changes = useMemo(() => changesBetween(pasted, now), [pasted, now]);
  const isGiven = earlier.trim() !== "";
  const isRead = isGiven && pasted.kind !== "nothing";
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
          <Press onClick={() => setEarlier(text)}>Begin with what is there now</Press>
        </div>
        {isGiven && !isRead && (
          <Faults
            title={`${problems(faults.length)} in the earlier revision`}
            faults={faults}
            goTo={(fault) => box.current?.goTo(fault)}
          />
        )}
        {isRead && changes && <Changes changes={changes} />}
        {isRead && !changes && (
          <output>
            {now.kind === "nothing"
              ? "What is there now cannot be drawn: it is compared once it can"
              : "A form is compared with a form, and a collection with a collection"}
          </output>
        )}
      </div>
    </details>
  );
}
