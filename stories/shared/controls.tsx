import type { ButtonHTMLAttributes, JSX, ReactNode } from "react";
import "./controls.css";

interface DemoSelectProps<T extends string> {
  readonly label: ReactNode;
  readonly value: T;
  /** `lang` is the language of `name`. */
  readonly options: readonly { readonly value: T; readonly name: string; readonly lang?: string }[];
  onChange(value: T): void;
}

/** A select of a demonstration page. */
export const DemoSelect = <T extends string>(props: DemoSelectProps<T>): JSX.Element => (
  <label className="demo-label">
    {props.label}
    <select
      className="demo-control"
      value={props.value}
      onChange={({ target }) => {
        const selected = props.options.find(({ value }) => value === target.value);
        if (selected) props.onChange(selected.value);
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

interface DemoCheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

export const DemoCheckbox = ({ label, checked, onChange }: DemoCheckboxProps): JSX.Element => (
  <label className="demo-switch">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

export const DemoButton = (props: ButtonHTMLAttributes<HTMLButtonElement>): JSX.Element => (
  <button type="button" className="demo-button" {...props} />
);
