import "./plain.css";
import { choicesOf } from "../forms.ts";
import type { Look, RowProps, ShellProps } from "./index.ts";
import { Summary } from "./Summary.tsx";

export function Row({ parameter, error, ...control }: RowProps) {
  const { name, label, required, description } = parameter;
  const choices = choicesOf(parameter);
  const invalid = error !== undefined && {
    "aria-invalid": true,
    "aria-describedby": `${name}-error`,
  };
  const attributes = { id: name, "aria-required": required, ...invalid, ...control };
  return (
    <div className="row">
      <label htmlFor={name}>{label}</label>
      {description && <p>{description}</p>}
      {error !== undefined && (
        <p className="error" id={`${name}-error`}>
          <span className="hidden">Error:</span>
          {` ${error}`}
        </p>
      )}
      {choices ? (
        <select {...attributes}>
          <option value="">Select</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...attributes} type="text" />
      )}
    </div>
  );
}

function Shell({ bare, onSubmit, children, ...failure }: ShellProps) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <h1>{failure.form.description}</h1>
      <Summary {...failure} />
      {bare ? children : <div>{children}</div>}
      <button type="submit">Submit</button>
    </form>
  );
}

/** Plain rows of native controls with a style sheet of forty lines. */
export const look: Look = {
  Shell,
  Row,
  controls: ".row input, .row select",
  errors: ".error",
  ownMessages: true,
  summary: "[role=alert] li",
  submit: "button[type=submit]",
};
