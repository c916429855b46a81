import type { FormSettings } from "parameter-form";
import type { SchemaOptions } from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";

/** A form as a payroll service has it, and what becomes of the people who fill it in. */
export interface RealForm {
  readonly definition: FormDefinition;
  /** What the browser and the service check answers with. */
  readonly options?: SchemaOptions;
  /** How it is drawn. */
  readonly renderProps?: Pick<FormSettings, "fields" | "sections" | "selectAs" | "purpose">;
  /** How many questions are refused when it is submitted empty. */
  readonly empty: number;
  /**
   * What invented people do, by their names: lines of `question | keys`, from top to bottom. What is
   * sent is what was typed, or stands behind `=`; what is said instead stands behind `!`. Of a line
   * without keys nothing is typed: its answer is worked out. `↵` is the key Enter.
   */
  readonly people: Readonly<Record<string, string>>;
}

/** The day on which people fill in the forms, which is a Monday. */
export const today = (): string => "2026-03-02";

/** The details of a question that must be answered. */
export const required = { required: true };
