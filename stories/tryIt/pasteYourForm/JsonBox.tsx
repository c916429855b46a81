import { type JSX, type RefObject, useId, useImperativeHandle, useRef } from "react";
import type { LocatedIssue } from "../../../src/document/text/locatedIssue.ts";

/** The imperative handle of a `JsonBox`. */
export interface JsonBoxHandle {
  /** Focuses the box and selects the position of an issue. */
  goTo(issue: LocatedIssue): void;
}

interface JsonBoxProps {
  readonly label: string;
  readonly rows: number;
  readonly value: string;
  readonly ref?: RefObject<JsonBoxHandle | null>;
  onChange(text: string): void;
}

/** A labelled text area for JSON. */
export function JsonBox({ label, rows, value, ref, onChange }: JsonBoxProps): JSX.Element {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    goTo({ place }) {
      const area = box.current;
      if (!area) return;
      area.focus();
      area.setSelectionRange(place.at, place.at + 1);
      area.scrollTop = (place.line - 3) * Number.parseFloat(getComputedStyle(area).lineHeight);
    },
  }));
  return (
    <>
      <label className="demo-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        className="demo-code"
        dir="ltr"
        rows={rows}
        spellCheck={false}
        wrap="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
