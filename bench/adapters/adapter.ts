import type { ComponentType } from "react";
import type { Definition, Values } from "../forms.ts";

/** What every library draws and calls. */
export interface FormProps {
  readonly form: Definition;
  /** Answers to begin with. */
  readonly values?: Values;
  readonly onSubmit: (values: Values) => void;
}

/** One way to draw a form, and where on the page its parts are. */
export interface Adapter {
  readonly Form: ComponentType<FormProps>;
  /** Selects one control for each parameter, in form order. */
  readonly controls: string;
  /** Selects one message for each field that has an error. */
  readonly errors: string;
  /** Whether messages are in the words of `check.ts`, which are then compared. */
  readonly ownWords: boolean;
  /** Selects the lines of the summary, where there is one: those of the first 50 errors. */
  readonly summary?: string;
  /** Selects what holds one parameter. */
  readonly rows: string;
  /** Selects the button that submits. */
  readonly submit: string;
}
