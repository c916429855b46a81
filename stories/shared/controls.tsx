import type { ButtonHTMLAttributes, JSX, ReactNode } from "react";
import "./controls.css";

interface ChoiceProps<T extends string> {
  readonly label: ReactNode;
  readonly value: T;
  /** What can be chosen, and how that is called, in its own language where that is another. */
  readonly options: readonly { readonly value: T; readonly name: string; readonly lang?: string }[];
  onChange(value: T): void;
}

/** A choice that a demonstration page offers, beside the forms that it shows. */
export const Choice = <T extends string>(props: ChoiceProps<T>): JSX.Element => (
  <label className="demo-label">
    {props.label}
    <select
      className="demo-control"
      value={props.value}
      onChange={({ target }) => {
        const chosen = props.options.find(({ value }) => value === target.value);
        if (chosen) props.onChange(chosen.value);
      }}
    >
      {props.options.map(({ value, name, lang }) => (
        <option key={value} value={value} lang={lang}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface SwitchProps {
  readonly label: ReactNode;
  readonly on: boolean;
  onChange(on: boolean): void;
}

export const Switch = ({ label, on, onChange }: SwitchProps): JSX.Element => (
  <label className="demo-switch">
    <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

export const Press = (props: ButtonHTMLAttributes<HTMLButtonElement>): JSX.Element => (
  <button type="button" className="demo-button" {...props} />
);
