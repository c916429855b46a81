"use client";
import type { JSX } from "react";
import type { Form, Parameter, ParameterOption, Values } from "../../core/definition/form.ts";
import { shownWhen } from "../../core/model/shownWhen.ts";
import type { SubmitErrors } from "../../core/index.ts";
import type { DocumentForm } from "../../document/schema/collectionTypes.ts";
import { ParameterForm } from "../../react/index.ts";
import { Action } from "../controls.tsx";
import { toOptions } from "../properties/property.ts";
import { idForTitle } from "../state/names.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { readDefinition } from "./readDefinition.ts";
import { useFormList } from "./useFormList.ts";

export interface TaskProps {
  readonly builder: CollectionBuilderApi;
  /** Closes the task, after its step or without one. */
  onDone(): void;
}

const conditions = {
  form_id: { name: "source", equals: "standard" },
  title: { name: "source", equals: "empty" },
  json: { name: "source", equals: "json" },
} as const;

const sources: Parameter = {
  name: "source",
  label: "Which form?",
  type: "select",
  required: true,
  options: toOptions({ standard: "A standard form", empty: "An empty form", json: "From JSON" }),
};
const title: Parameter = {
  name: "title",
  label: "Title",
  type: "string",
  required: true,
  description: "Such as T-shirt size",
};
const json: Parameter = {
  name: "json",
  label: "JSON",
  type: "string",
  required: true,
  description: "The definition of a form, or a JSON Schema",
};

/** Returns the form of this task. An id is chosen from the list, or typed when there is no list. */
function taskForm(options: readonly ParameterOption[], hint: string | undefined): Form {
  const id = { name: "form_id", label: "Standard form", required: true } as const;
  const typed: Parameter = {
    ...id,
    type: "string",
    ...(hint !== undefined && { description: hint }),
  };
  const chosen: Parameter = { ...id, type: "select", options };
  return { parameters: [sources, options.length > 0 ? chosen : typed, title, json] };
}

const initial = { source: "standard" };
const fields = { source: { selectAs: "radio" }, json: { multiline: 10 } } as const;

/** Adds a standard form by its id, an empty form, or one from JSON. */
export function AddForm({ builder, onDone }: TaskProps): JSX.Element {
  const { client, document, state, run, t } = builder;
  const { forms, hasFailed } = useFormList(client);
  const options = (forms ?? []).flatMap(({ id, description }) =>
    id === undefined ? [] : [{ value: id, label: description ? `${description} (${id})` : id }],
  );
  const form = taskForm(options, hasFailed ? t("formListFailed") : undefined);

  const add = (entry: DocumentForm): void => {
    run({ type: "addForm", entry, after: state.place });
    onDone();
  };
  const readers: Readonly<Record<string, (values: Values) => SubmitErrors | undefined>> = {
    standard({ form_id: id }) {
      add({ id: id ?? "" });
      return undefined;
    },
    empty({ title }) {
      const id = idForTitle(title ?? "", document);
      add({ id, title: title ?? "", form: { id, parameters: [] } });
      return undefined;
    },
    json({ json }) {
      const read = readDefinition(json ?? "");
      if (!read.ok) return { fields: { json: [read.reason] } };
      const title = read.entry.form?.description ?? "";
      add({ id: read.entry.form?.id ?? idForTitle(title, document), ...read.entry });
      return undefined;
    },
  };
  return (
    <>
      <ParameterForm
        className="pf-builder-task"
        // Renders a skeleton until the list is loaded.
        form={forms && form}
        fields={fields}
        when={shownWhen(form, conditions)}
        defaultValues={initial}
        afterSubmit="edit"
        submitLabel={t("addForm")}
        onSubmit={(values) => readers[values["source"] ?? ""]?.(values)}
      />
      <Action slot={builder} onClick={onDone}>
        {t("cancel")}
      </Action>
    </>
  );
}
