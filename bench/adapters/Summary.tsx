import { useEffect, useRef, useState } from "react";
import type { Definition } from "../forms.ts";

const firstLines = 50;

/** The summary that `parameter-form` draws: it takes focus, and leads to each field. */
export function Summary({
  form,
  errors,
  failures,
}: {
  readonly form: Definition;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** How often submitting failed. */
  readonly failures: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(false);
  const failed = form.parameters.filter(({ name }) => errors[name] !== undefined);
  useEffect(() => box.current?.focus(), [failures]);
  if (failed.length === 0) return null;
  const lines = whole ? failed : failed.slice(0, firstLines);
  return (
    <div ref={box} className="pf-summary" role="alert" tabIndex={-1}>
      <h2 className="pf-summary-heading">There is a problem</h2>
      <ul className="pf-summary-list">
        {lines.map(({ name }) => (
          <li key={name}>
            <a href={`#${name}`}>{errors[name]}</a>
          </li>
        ))}
      </ul>
      {lines.length < failed.length && (
        <button type="button" onClick={() => setWhole(true)}>
          Show {failed.length - lines.length} more
        </button>
      )}
    </div>
  );
}
