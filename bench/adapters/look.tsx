import "parameter-form/styles.css";
import { type ComponentProps, useId } from "react";
import { choicesOf, type ParameterType } from "../forms.ts";
import type { Look, RowProps, ShellProps } from "./index.ts";
import { Summary } from "./Summary.tsx";

interface TypeLook {
  readonly width?: string;
  readonly unit?: string;
  readonly before?: string;
  readonly after?: string;
  readonly attributes?: ComponentProps<"input">;
}

const answer = { autoComplete: "off", spellCheck: false } as const;

const looks: Partial<Record<ParameterType, TypeLook>> = {
  currency: {
    width: "12rem",
    unit: "In US dollars",
    before: "$",
    attributes: { ...answer, inputMode: "decimal" },
  },
  number: { width: "6rem", attributes: { ...answer, inputMode: "numeric" } },
  percent: {
    width: "8rem",
    unit: "From 0 to 100",
    after: "%",
    attributes: { ...answer, inputMode: "decimal" },
  },
};

const Affix = ({ children }: { readonly children: string | undefined }) =>
  children && (
    <span className="pf-affix" aria-hidden="true">
      {children}
    </span>
  );

function Row({ parameter, error, ...control }: RowProps) {
  const { name, label, type, required, description } = parameter;
  const { width, unit, before, after, attributes: own } = looks[type] ?? {};
  const choices = choicesOf(parameter);
  const described = [description && "hint", unit && "unit", error !== undefined && "error"]
    .filter(Boolean)
    .map((part) => `${name}-${part}`);
  const attributes = {
    id: name,
    "aria-describedby": described.join(" ") || undefined,
    "aria-invalid": error !== undefined || undefined,
    "aria-required": required || undefined,
    ...control,
  };
  return (
    <div className="pf-field" data-type={type} data-invalid={error !== undefined || undefined}>
      <label className="pf-label" id={`${name}-label`} htmlFor={name}>
        {required ? (
          label
        ) : (
          <>
            <span>{label}</span> <span className="pf-mark">(optional)</span>
          </>
        )}
      </label>
      {description && (
        <div className="pf-hint" id={`${name}-hint`}>
          {description}
        </div>
      )}
      {unit && (
        <span className="pf-visually-hidden" id={`${name}-unit`}>
          {unit}
        </span>
      )}
      {error !== undefined && (
        <p className="pf-error" id={`${name}-error`}>
          <span className="pf-visually-hidden">Error:</span> <span>{error}</span>
        </p>
      )}
      <div className="pf-answer" data-width={width}>
        <div className="pf-control" dir={width && "ltr"}>
          <Affix>{before}</Affix>
          {choices ? (
            <select className="pf-select" {...attributes}>
              <option value="">Select</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          ) : (
            <input className="pf-input" type="text" enterKeyHint="next" {...own} {...attributes} />
          )}
          <Affix>{after}</Affix>
        </div>
      </div>
    </div>
  );
}

function Shell({ onSubmit, children, ...failure }: ShellProps) {
  const heading = useId();
  return (
    <form
      className="pf-form"
      aria-labelledby={heading}
      method="dialog"
      noValidate
      onSubmit={onSubmit}
    >
      <header className="pf-header">
        <h2 className="pf-heading" id={heading}>
          {failure.form.description}
        </h2>
      </header>
      <Summary {...failure} />
      <div className="pf-fields">{children}</div>
      <div className="pf-actions">
        <button className="pf-button" type="submit">
          Submit
        </button>
        <output className="pf-status" />
      </div>
    </form>
  );
}

/** The default markup of `parameter-form` by hand, with its style sheet: the cost of the look without that of the code. */
export const look: Look = {
  Shell,
  Row,
  controls: ".pf-field :is(input, select)",
  errors: ".pf-error",
  ownMessages: true,
  summary: "[role=alert] li",
  submit: ".pf-actions button",
};
