"use client";
import { type JSX, type KeyboardEvent, useId, useMemo, useState } from "react";
import type { Parameter } from "../core/definition/form.ts";
import { doubleClick, guardRepeatedActivation, useBrowserLayoutEffect } from "../react/internal.ts";
import { useBuilderFocus } from "./outline/builderFocus.ts";
import { Action } from "./controls.tsx";
import { Outline } from "./outline/Outline.tsx";
import { Panes, type PanesProps } from "./panes/Panes.tsx";
import { Properties } from "./properties/Properties.tsx";
import type { Step } from "./state/steps.ts";
import { move } from "./state/move.ts";
import { AddForm } from "./tasks/AddForm.tsx";
import { ConfirmRemoval, removalReferrers } from "./tasks/ConfirmRemoval.tsx";
import { PasteQuestions } from "./tasks/PasteQuestions.tsx";
import {
  type CollectionBuilderApi,
  type CollectionBuilderOptions,
  useCollectionBuilder,
} from "./useCollectionBuilder.ts";

/** Props of `<CollectionBuilder>`. */
export interface CollectionBuilderProps
  extends CollectionBuilderOptions, Omit<PanesProps, "builder" | "languages"> {
  /** Messages of the preview by language: `{ es }` of `parameter-form/locales/es`. */
  readonly languages?: PanesProps["languages"] | undefined;
  /** Added to the class of the root element. */
  readonly className?: string | undefined;
}

const tasks = { addForm: AddForm, paste: PasteQuestions, removal: ConfirmRemoval } as const;

interface Opened {
  readonly task: keyof typeof tasks;
  readonly visit: number;
}

/** A question that is named and labelled next. */
const newQuestion: Parameter = { name: "", label: "", type: "string", required: false };

const noLanguages = {};

/** Whether a key press belongs to a text or to the preview, which have their own undo. */
const hasOwnUndo = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=radio]), textarea, .pf-builder-preview") !== null;

/**
 * Edits a collection document: an outline of its parts, the properties of the selected part, and
 * the page as employees see it. Saving is up to the app.
 *
 * @example
 * <CollectionBuilder document={document} onChange={setDocument} client={client} onPublish={save} />
 */
export function CollectionBuilder({
  className = "",
  languages = noLanguages,
  onPublish,
  countAnswers,
  ...options
}: CollectionBuilderProps): JSX.Element {
  const builder = useCollectionBuilder(options);
  const { state, run, undo, redo, undoable, redoable, t, title } = builder;
  const { place } = state;
  // A task is about the place where it was opened: selecting another place closes it.
  const [opened, setOpened] = useState<Opened | null>(null);
  const task = opened?.visit === state.visit ? opened.task : null;
  const Task = task && tasks[task];
  const heading = useId();
  const [focus, attach] = useBuilderFocus();
  useBrowserLayoutEffect(focus.restore, [focus, state.visit, task]);

  /** Runs a step whose repetition by a double click nobody means. */
  const runOnce = (step: Step): void => {
    guardRepeatedActivation()(doubleClick);
    run(step);
  };
  const add = (step: Step): void => {
    focus.request("fields");
    runOnce(step);
  };
  const open = (next: keyof typeof tasks): void => {
    guardRepeatedActivation()(doubleClick);
    focus.request("fields");
    setOpened({ task: next, visit: state.visit });
  };
  const close = (): void => {
    focus.request("fields");
    setOpened(null);
  };
  const remove = (): void => {
    if (removalReferrers(builder, place).length > 0) open("removal");
    else runOnce({ type: "remove", place });
  };
  const addQuestion = (): void =>
    add({ type: "addQuestions", parameters: [newQuestion], after: place });
  const press = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || hasOwnUndo(event.target)) return;
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "z" && !event.shiftKey) undo();
    else redo();
  };

  const { document } = builder;
  const movable = useMemo(
    () => ({
      up: move(document, place, -1) !== null,
      down: move(document, place, 1) !== null,
    }),
    [document, place],
  );
  const canAsk = "form" in place && document.forms[place.form]?.form !== undefined;
  const actions = [
    { key: "addQuestion", isPossible: canAsk, run: addQuestion },
    {
      key: "addSection",
      isPossible: canAsk,
      run: () => add({ type: "addSection", title: "", at: place }),
    },
    { key: "addForm", isPossible: true, run: () => open("addForm") },
    {
      key: "addSigner",
      isPossible: true,
      run: () => add({ type: "addSigner", title: "", statement: t("newStatement") }),
    },
    { key: "pasteQuestions", isPossible: canAsk, run: () => open("paste") },
    {
      key: "duplicate",
      isPossible: place.kind === "form" || place.kind === "question",
      run: () => runOnce({ type: "duplicate", place }),
    },
    {
      key: "moveUp",
      isPossible: movable.up,
      run: () => run({ type: "move", place, by: -1 }),
    },
    {
      key: "moveDown",
      isPossible: movable.down,
      run: () => run({ type: "move", place, by: 1 }),
    },
    { key: "remove", isPossible: place.kind !== "collection", run: remove },
  ] as const;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of buttons inside
    <div
      ref={attach}
      className={`pf-builder pf-collection ${className}`.trim()}
      onKeyDown={press}
      {...focus.events}
    >
      <div className="pf-builder-bar" role="toolbar" aria-label={t("history")}>
        {/* The labels stay, so that a second press meets the same button. */}
        <Action
          slot={builder}
          unavailable={undoable === null}
          aria-label={undoable === null ? undefined : t("undoStep", { step: undoable })}
          onClick={undo}
        >
          {t("undo")}
        </Action>
        <Action
          slot={builder}
          unavailable={redoable === null}
          aria-label={redoable === null ? undefined : t("redoStep", { step: redoable })}
          onClick={redo}
        >
          {t("redo")}
        </Action>
        <span aria-hidden="true" className="pf-builder-hint">
          {undoable}
        </span>
        <output className="pf-visually-hidden">{announcement(builder)}</output>
      </div>
      <section className="pf-builder-outline" aria-label={t("outline")}>
        <div className="pf-builder-bar">
          {actions.map(({ key, isPossible, run: act }) => (
            <Action key={key} slot={builder} unavailable={!isPossible} onClick={act}>
              {t(key)}
            </Action>
          ))}
        </div>
        <Outline
          builder={builder}
          onRemove={remove}
          onAdd={addQuestion}
          onEdit={() => focus.move("fields")}
        />
      </section>
      <section className="pf-builder-selected" aria-labelledby={heading}>
        <h2 id={heading} className="pf-builder-heading" tabIndex={-1}>
          {task ? t(task) : [...new Set([t(place.kind), title(place)])].join(": ")}
        </h2>
        {Task ? <Task builder={builder} onDone={close} /> : <Properties builder={builder} />}
      </section>
      <Panes
        builder={builder}
        languages={languages}
        onPublish={onPublish}
        countAnswers={countAnswers}
      />
    </div>
  );
}

const announcements = { step: null, undo: "undone", redo: "redone" } as const;

/** Returns the last change for the live region. Typed texts are not repeated. */
function announcement({ state, t, describe }: CollectionBuilderApi): string | null {
  const { announced, typing } = state;
  if (!announced || typing !== null) return null;
  const step = describe(announced.message);
  const key = announcements[announced.by];
  return key ? t(key, { step }) : step;
}
