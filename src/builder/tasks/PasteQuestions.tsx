"use client";
import type { JSX } from "react";
import type { Form } from "../../core/definition/form.ts";
import { ParameterForm } from "../../react/index.ts";
import { Action } from "../controls.tsx";
import { parseRows } from "../state/pastedRows.ts";
import type { TaskProps } from "./AddForm.tsx";

const form: Form = {
  parameters: [
    {
      name: "rows",
      label: "Rows of a spreadsheet",
      type: "string",
      required: true,
      description: "A question per row, with the columns label, type, required and options",
    },
  ],
};
const fields = { rows: { multiline: 10 } } as const;

/** Adds the questions of pasted rows after the selected place. */
export function PasteQuestions({ builder, onDone }: TaskProps): JSX.Element {
  const { state, run, t } = builder;
  return (
    <>
      <ParameterForm
        className="pf-builder-task"
        form={form}
        fields={fields}
        afterSubmit="edit"
        submitLabel={t("addQuestions")}
        onSubmit={({ rows = "" }) => {
          const questions = parseRows(rows ?? "");
          if (questions.length === 0) return { fields: { rows: [t("noRows")] } };
          run({ type: "addQuestions", parameters: questions, after: state.place });
          onDone();
          return undefined;
        }}
      />
      <Action slot={builder} onClick={onDone}>
        {t("cancel")}
      </Action>
    </>
  );
}
