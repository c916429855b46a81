"use client";
import { numberText } from "../../core/messages/defineMessages.ts";
import { type JSX, useId } from "react";
import { renderButton } from "../../react/internal.ts";
import { collectionMessage, minutesText } from "../collectionMessages.ts";
import type { FormCollectionApi } from "../contract.ts";
import { StatusMark } from "./StatusMark.tsx";
import { StepSaved } from "./StepDraft.tsx";
import { StepHeading, type StepProps } from "./StepHeading.tsx";
import { byProgress, isOver, statusMessages, type Task, tasksOf } from "./stepStatus.ts";

/**
 * Renders the forms with their statuses. They can be filled in in any order. The primary button
 * goes to the first unfinished form, or else to the review.
 */
export function TaskList(props: StepProps): JSX.Element {
  const { collection } = props;
  const { settings } = collection;
  const id = useId();
  const tasks = tasksOf(collection);
  const statuses = tasks.map(({ status }) => status);
  const done = statuses.filter(isOver).length;
  const next = tasks.find(({ status }) => !isOver(status));
  return (
    <section className="pf-form" aria-labelledby={id}>
      <div className="pf-header">
        <StepHeading {...props} id={id} title={collectionMessage(settings, "tasksHeading")} />
        <p
          className="pf-task-count"
          {...collectionMessage(settings, "tasksDone", {
            done: numberText(settings, done),
            total: numberText(settings, tasks.length),
          })}
        />
        <div className="pf-progress" aria-hidden="true">
          {statuses.toSorted(byProgress).map((status, place) => (
            <span key={place} className="pf-progress-step" data-status={status} />
          ))}
        </div>
      </div>
      <ul className="pf-tasks">
        {tasks.map((task) => (
          <TaskRow key={task.id} collection={collection} task={task} />
        ))}
      </ul>
      <div className="pf-actions">
        {next &&
          renderButton(collection, "button", {
            onClick: () => collection.go(next.id),
            ...collectionMessage(settings, "continue"),
          })}
        {renderButton(collection, next ? "page-button" : "button", {
          onClick: () => collection.go("review"),
          ...collectionMessage(settings, "toReview"),
        })}
      </div>
      <StepSaved collection={collection} />
    </section>
  );
}

interface TaskRowProps {
  readonly collection: FormCollectionApi;
  readonly task: Task;
}

/** Renders the row of a form. The whole row is clickable. */
function TaskRow({ collection, task }: TaskRowProps): JSX.Element {
  const { settings, go } = collection;
  const { title, lang, blocking, minutes, status } = task;
  const id = useId();
  const isFirst = blocking && !isOver(status);
  const isTimed = minutes !== undefined && !isOver(status);
  return (
    <li className="pf-task" data-status={status}>
      <StatusMark of={status} />
      <button
        className="pf-task-link"
        lang={lang}
        type="button"
        aria-describedby={id}
        onClick={() => go(task.id)}
      >
        {title}
      </button>
      <span className="pf-task-status" id={id} key={`${isFirst} ${isTimed}`}>
        {isFirst && (
          <strong className="pf-task-first" {...collectionMessage(settings, "blocking")} />
        )}{" "}
        {isTimed && (
          <>
            <span
              {...collectionMessage(settings, "aboutTime", {
                time: minutesText(settings, minutes),
              })}
            />{" "}
          </>
        )}
        <span className="pf-task-word" {...collectionMessage(settings, statusMessages[status])} />
      </span>
    </li>
  );
}
