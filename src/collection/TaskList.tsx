"use client";
import { type JSX, useId } from "react";
import { type CollectionWord, say } from "./collectionWords.ts";
import type { CollectedForm } from "./collectionForm.ts";
import type { FormCollectionApi } from "./formCollection.ts";
import { StepHeading } from "./StepHeading.tsx";
import type { StepProps } from "./stepProps.ts";

/** The forms of a collection with how each stands, to be filled in in any order. */
export function TaskList(props: StepProps): JSX.Element {
  const { collection } = props;
  const id = useId();
  return (
    <section className="pf-form" aria-labelledby={id}>
      <StepHeading {...props} id={id} title={say(collection.options, "tasksHeading")} />
      <ul className="pf-tasks">
        {collection.forms.map((form) => (
          <Task key={form.id} collection={collection} form={form} />
        ))}
      </ul>
      <div className="pf-actions">
        <button className="pf-button" type="button" onClick={() => collection.go("review")}>
          {say(collection.options, "toReview")}
        </button>
      </div>
    </section>
  );
}

interface TaskProps {
  readonly collection: FormCollectionApi;
  readonly form: CollectedForm;
}

function Task({ collection, form }: TaskProps): JSX.Element {
  const { options, go } = collection;
  const id = useId();
  return (
    <li className="pf-task">
      <button
        className="pf-task-link"
        type="button"
        aria-describedby={id}
        onClick={() => go(form.id)}
      >
        {form.title}
      </button>
      <span className="pf-task-status" id={id}>
        {form.blocking && <strong className="pf-task-first">{say(options, "blocking")}</strong>}{" "}
        <span>{say(options, statusOf(collection, form))}</span>
      </span>
    </li>
  );
}

const statusOf = (collection: FormCollectionApi, form: CollectedForm): CollectionWord => {
  if (collection.signing.accepted.has(form.id)) return "accepted";
  return collection.isComplete(form) ? "completed" : "incomplete";
};
