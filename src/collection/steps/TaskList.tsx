"use client";
import { numberText } from "../../core/messages/defineMessages.ts";
import { type JSX, useId } from "react";
import { drawButton } from "../../react/internal.ts";
import { collectionSaid, minutesText } from "../collectionWords.ts";
import type { FormCollectionApi } from "../contract.ts";
import { StandingMark } from "./StandingMark.tsx";
import { StepSaved } from "./StepDraft.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { byProgress, isOver, standingWords } from "./standing.ts";
import type { StepProps } from "./stepProps.ts";
import { type Task, tasksOf } from "./tasks.ts";

/**
 * Renders the forms and their statuses, to fill in in any order. The primary button goes to the
 * first unfinished form, or else to the review.
 */
export function TaskList(props: StepProps): JSX.Element {
  const { collection } = props;
  const { settings } = collection;
  const id = useId();
  const tasks = tasksOf(collection);
  const standings = tasks.map(({ standing }) => standing);
  const done = standings.filter(isOver).length;
  const next = tasks.find(({ standing }) => !isOver(standing));
  return (
    <section className="pf-form" aria-labelledby={id}>
      <div className="pf-header">
        <StepHeading {...props} id={id} title={collectionSaid(settings, "tasksHeading")} />
        <p
          className="pf-task-count"
          {...collectionSaid(settings, "tasksDone", {
            done: numberText(settings, done),
            total: numberText(settings, tasks.length),
          })}
        />
        <div className="pf-progress" aria-hidden="true">
          {standings.toSorted(byProgress).map((standing, place) => (
            <span key={place} className="pf-progress-step" data-standing={standing} />
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
          drawButton(collection, "button", {
            onClick: () => collection.go(next.id),
            ...collectionSaid(settings, "continue"),
          })}
        {drawButton(collection, next ? "page-button" : "button", {
          onClick: () => collection.go("review"),
          ...collectionSaid(settings, "toReview"),
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

/** Renders a form, whose whole row is clickable. */
function TaskRow({ collection, task }: TaskRowProps): JSX.Element {
  const { settings, go } = collection;
  const { title, lang, blocking, minutes, standing } = task;
  const id = useId();
  const isFirst = blocking && !isOver(standing);
  const isTimed = minutes !== undefined && !isOver(standing);
  return (
    <li className="pf-task" data-standing={standing}>
      <StandingMark of={standing} />
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
        {isFirst && <strong className="pf-task-first" {...collectionSaid(settings, "blocking")} />}{" "}
        {isTimed && (
          <>
            <span
              {...collectionSaid(settings, "aboutTime", { time: minutesText(settings, minutes) })}
            />{" "}
          </>
        )}
        <span className="pf-task-word" {...collectionSaid(settings, standingWords[standing])} />
      </span>
    </li>
  );
}
