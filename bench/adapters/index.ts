import type { ComponentProps, ComponentType, ReactNode, SyntheticEvent } from "react";
import type { Definition, Parameter, Values } from "../forms.ts";

/**
 * The compared ways to render a form, in the order of the reports; ratios are to the first.
 * `file` has the code. A form that is written once for both looks by hand has its markup from `look`: `plain.tsx`, or
 * `look.tsx` with that of `parameter-form`.
 */
export const adapters = {
  floor: { file: "floor", look: "plain" },
  ours: { file: "ours" },
  "look-floor": { file: "floor", look: "look" },
  "look-rhf": { file: "rhf", look: "look" },
  "look-flat": { file: "look-flat" },
  rhf: { file: "rhf", look: "plain" },
  "rhf-tuned": { file: "rhf-tuned" },
  rjsf: { file: "rjsf" },
  tanstack: { file: "tanstack" },
  survey: { file: "survey" },
  jsonforms: { file: "jsonforms" },
} as const;

/** Pages that are built in the same way: those of the part `builder`, too. */
export const pages = {
  ...adapters,
  builder: { file: "builder" },
  properties: { file: "properties" },
} as const;

export type PageName = keyof typeof pages;

export type AdapterName = keyof typeof adapters;

export const adapterNames = Object.keys(adapters) as AdapterName[];

/** Adapters of other libraries, which do not render the W-4 and may fail without failing the run. */
export const libraries: ReadonlySet<AdapterName> = new Set([
  "rjsf",
  "tanstack",
  "survey",
  "jsonforms",
]);

export interface FormProps {
  readonly form: Definition;
  /** Initial answers. */
  readonly values?: Values;
  readonly onSubmit: (values: Values) => void;
}

/** Selectors of the parts of a page. */
export interface Parts {
  /** One control for each parameter, in form order. */
  readonly controls: string;
  /** One message for each field that has an error. */
  readonly errors: string;
  /** Whether messages are those of `errorOf`, which are then compared. */
  readonly ownMessages: boolean;
  /** The lines of the error summary, where there is one: three of more than five errors. */
  readonly summary?: string;
  readonly submit: string;
}

export interface Adapter extends Parts {
  readonly Form: ComponentType<FormProps>;
}

type Control = ComponentProps<"input"> & ComponentProps<"select">;

export interface RowProps extends Control {
  readonly parameter: Parameter;
  readonly error: string | undefined;
}

export interface ShellProps {
  readonly form: Definition;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Number of failed submits. */
  readonly failures: number;
  /** Whether rows stand in the form itself, without an element around them. */
  readonly bare?: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** The markup of a form by hand. */
export interface Look extends Parts {
  /** The `<form>` with its heading, error summary and button. */
  readonly Shell: ComponentType<ShellProps>;
  /** Label, message and native control of one parameter. */
  readonly Row: ComponentType<RowProps>;
}
