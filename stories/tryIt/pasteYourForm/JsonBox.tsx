import { type JSX, type RefObject, useId, useImperativeHandle, useRef } from "react";
import type { LocatedIssue } from "../../../src/command/input/locatedIssue.ts";

/** What leads into a text. */
export interface JsonBoxHandle {
  goTo(fault: LocatedIssue): void;
}

interface JsonBoxProps {
  readonly label: string;
  readonly rows: number;
  readonly value: string;
  readonly ref?: RefObject<JsonBoxHandle | null>;
  onChange(text: string): void;
}

/** A box for a text of JSON. */
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
