"use client";
import { type JSX, useId } from "react";
import { drawButton } from "../../react/components/Button.tsx";
import { type CollectionWord, collectionSaid } from "../collectionWords.ts";
import { type CollectedForm, titleLang } from "../entries.ts";
import type { FormCollectionApi } from "../contract.ts";
import { StepHeading } from "./StepHeading.tsx";
import type { StepProps } from "./stepProps.ts";

/** The forms of a collection with how each stands, to be filled in in any order. */
export function TaskList(props: StepProps): JSX.Element {
  const { collection } = props;
  const { settings } = collection;
  const id = useId();
  return (
    <section className="pf-form" aria-labelledby={id}>
      <StepHeading {...props} id={id} title={collectionSaid(settings, "tasksHeading")} />
      <ul className="pf-tasks">
        {collection.forms.map((form) => (
          <Task key={form.id} collection={collection} form={form} />
        ))}
      </ul>
      <div className="pf-actions">
        {drawButton(collection, "button", {
          onClick: () => collection.go("review"),
          ...collectionSaid(settings, "toReview"),
        })}
      </div>
    </section>
  );
}

interface TaskProps {
  readonly collection: FormCollectionApi;
  readonly form: CollectedForm;
}

function Task({ collection, form }: TaskProps): JSX.Element {
  const { settings, go } = collection;
  const id = useId();
  return (
    <li className="pf-task">
      <button
        className="pf-task-link"
        lang={form.status === "ready" ? titleLang(form.title, form.form) : undefined}
        type="button"
        aria-describedby={id}
        onClick={() => go(form.id)}
      >
        {form.title}
      </button>
      <span className="pf-task-status" id={id}>
        {form.blocking && (
          <strong className="pf-task-first" {...collectionSaid(settings, "blocking")} />
        )}{" "}
        <span {...collectionSaid(settings, statusOf(collection, form))} />
      </span>
    </li>
  );
}

const statusOf = (collection: FormCollectionApi, form: CollectedForm): CollectionWord => {
  if (collection.signing.accepted.has(form.id)) return "taskAccepted";
  return collection.isComplete(form) ? "taskCompleted" : "taskIncomplete";
};
