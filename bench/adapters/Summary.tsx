import { useEffect, useId, useRef, useState } from "react";
import type { ShellProps } from "./index.ts";

/** Lines of more than five errors. */
const firstLines = 3;

/** Renders the error summary of `parameter-form`: it takes focus at each failure and links to each field. */
export function Summary({
  form,
  errors,
  failures,
}: Pick<ShellProps, "form" | "errors" | "failures">) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [whole, setWhole] = useState(false);
  const failed = form.parameters.filter(({ name }) => errors[name] !== undefined);
  useEffect(() => box.current?.focus(), [failures]);
  if (failed.length === 0) return null;
  const isMany = failed.length > 5;
  const lines = whole || !isMany ? failed : failed.slice(0, firstLines);
  return (
    <div ref={box} className="pf-summary" role="alert" tabIndex={-1} aria-labelledby={heading}>
      <h2 className="pf-summary-heading" id={heading}>
        There is a problem
      </h2>
      {isMany && <p className="pf-summary-lead">{failed.length} questions still need an answer</p>}
      <ul className="pf-summary-list">
        {lines.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`}>{isMany ? label : `${label}: ${errors[name]}`}</a>
          </li>
        ))}
      </ul>
      {lines.length < failed.length && (
        <button type="button" className="pf-button-plain" onClick={() => setWhole(true)}>
          Show {failed.length - lines.length} more
        </button>
      )}
    </div>
  );
}
