import "parameter-form/styles.css";
import { type ComponentProps, type ReactNode, useState } from "react";
import { type Definition, type Parameter, yesNo } from "../forms.ts";
import type { Adapter } from "./adapter.ts";

/** The W-4 by hand in the look of `parameter-form`: its markup and its style sheet. */
export const w4Look: Omit<Adapter, "Form"> = {
  controls: ".pf-field :is(input, select)",
  errors: ".pf-error",
  ownWords: true,
  summary: "[role=alert] li",
  rows: ".pf-field",
  submit: ".pf-actions button",
};

export const W4Header = ({ description, link, jurisdiction_name }: Definition) => (
  <header className="pf-header">
    <h2 className="pf-heading" id="heading">
      {description}
    </h2>
    <ul className="pf-facts">
      <li>{jurisdiction_name}</li>
      <li>Revised January 1, 2025</li>
      <li>
        <a href={link} target="_blank" rel="noopener noreferrer">
          <span>Official form</span>
        </a>
      </li>
    </ul>
  </header>
);

export const W4Actions = () => (
  <div className="pf-actions">
    <button className="pf-button" type="submit">
      Submit
    </button>
    <output className="pf-status" />
  </div>
);

/** What browsers are told of a field. */
const hints: Readonly<Record<string, ComponentProps<"input">>> = {
  first_name: { autoComplete: "given-name", autoCapitalize: "words" },
  last_name: { autoComplete: "family-name", autoCapitalize: "words" },
  ssn: { autoComplete: "off", inputMode: "numeric" },
  address: { autoComplete: "address-line1", autoCapitalize: "words" },
};

const inputModes = { currency: "decimal", number: "numeric" } as const;

type Control = ComponentProps<"input"> & ComponentProps<"select">;

interface W4FieldProps extends Control {
  readonly parameter: Parameter;
  readonly error: string | undefined;
}

export function W4Field({ parameter, error, ...control }: W4FieldProps) {
  const { name, label, type, required, description } = parameter;
  const amount = type === "currency";
  const described = [
    error !== undefined && `${name}-error`,
    description && `${name}-hint`,
    amount && `${name}-unit`,
  ].filter(Boolean);
  const props = {
    id: name,
    "aria-required": required || undefined,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": described.join(" ") || undefined,
    ...control,
  };
  return (
    <div className="pf-field" data-type={type} data-invalid={error !== undefined || undefined}>
      <label className="pf-label" htmlFor={name}>
        {label}
        {!required && <span className="pf-mark"> (optional)</span>}
      </label>
      {description && (
        <p className="pf-hint" id={`${name}-hint`}>
          {description}
        </p>
      )}
      {amount && (
        <span className="pf-visually-hidden" id={`${name}-unit`}>
          In US dollars
        </span>
      )}
      {error !== undefined && (
        <p className="pf-error" id={`${name}-error`}>
          <span className="pf-visually-hidden">Error:</span>
          {` ${error}`}
        </p>
      )}
      {name === "ssn" ? (
        <Secret label={label} {...props} />
      ) : (
        <div className="pf-control">
          {amount && (
            <span className="pf-affix" aria-hidden="true">
              $
            </span>
          )}
          {controlOf(parameter, props)}
        </div>
      )}
    </div>
  );
}

function controlOf({ name, type, options }: Parameter, props: Control): ReactNode {
  const choices = type === "boolean" ? yesNo : options;
  if (!choices)
    return (
      <input
        className="pf-input"
        type="text"
        autoComplete="off"
        spellCheck={false}
        inputMode={type === "currency" || type === "number" ? inputModes[type] : undefined}
        {...hints[name]}
        {...props}
      />
    );
  return (
    <select className="pf-select" {...props}>
      <option value="">Select</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A text that others should not read. */
function Secret({ label, ...props }: Control & { readonly label: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="pf-control">
      <input
        className="pf-input"
        spellCheck={false}
        {...hints["ssn"]}
        {...props}
        type={shown ? "text" : "password"}
      />
      <button className="pf-reveal" type="button" onClick={() => setShown(!shown)}>
        {shown ? "Hide" : "Show"} <span className="pf-visually-hidden">{label}</span>
      </button>
    </div>
  );
}
