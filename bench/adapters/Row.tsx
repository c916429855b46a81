import type { ComponentProps } from "react";
import { type Parameter, yesNo } from "../forms.ts";

type Control = ComponentProps<"input"> & ComponentProps<"select">;

/** Label, message and native control, for whatever has no markup of its own. */
export function Row({
  parameter,
  error,
  ...control
}: { readonly parameter: Parameter; readonly error: string | undefined } & Control) {
  const { name, label, type } = parameter;
  const choices = type === "boolean" ? yesNo : parameter.options;
  const described = {
    id: name,
    "aria-required": true,
    ...(error !== undefined && { "aria-invalid": true, "aria-describedby": `${name}-error` }),
  };
  return (
    <div className="row">
      <label htmlFor={name}>{label}</label>
      {error !== undefined && (
        <p className="error" id={`${name}-error`}>
          <span className="hidden">Error:</span>
          {` ${error}`}
        </p>
      )}
      {choices ? (
        <select {...described} {...control}>
          <option value="">Select</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...described} {...control} type="text" />
      )}
    </div>
  );
}
