"use client";
import { type JSX, type RefObject, useEffect, useId, useRef, useState } from "react";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { Change } from "../../document/diff/change.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import { moveFocus, reportError, useBrowserLayoutEffect, useLatest } from "../../react/internal.ts";
import { Action } from "../controls.tsx";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { ChangeGroups } from "./ChangeGroups.tsx";

/** Returns the number of people who have stored answers that changes may break. */
export type CountAnswers = (changes: readonly Change[]) => Promise<number> | number;

interface ConfirmPublishProps {
  readonly builder: CollectionBuilderApi;
  readonly published: Collection;
  /** The changes that break answers. */
  readonly changes: readonly Change[];
  readonly countAnswers: CountAnswers | undefined;
  /** The button that gets the focus when the confirmation unmounts. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks whether to publish changes that break stored answers. */
export function ConfirmPublish(props: ConfirmPublishProps): JSX.Element {
  const { builder, published, changes, countAnswers, opener, onConfirm, onCancel } = props;
  const { t } = builder;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const cancel = useLatest(onCancel);
  useBrowserLayoutEffect(() => {
    const [element, button] = [group.current, opener.current];
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      cancel.current();
    };
    moveFocus(heading.current);
    element?.addEventListener("keydown", onKeyDown);
    return () => {
      element?.removeEventListener("keydown", onKeyDown);
      if (element?.contains(element.ownerDocument.activeElement)) moveFocus(button);
    };
  }, [opener, cancel]);
  return (
    <div
      ref={group}
      role="alertdialog"
      className="pf-builder-confirm"
      aria-labelledby={id}
      aria-describedby={`${id}-count`}
    >
      <h3 ref={heading} id={id} tabIndex={-1} className="pf-builder-heading">
        {t("confirmPublish")}
      </h3>
      {countAnswers && (
        <AnswerCount
          id={`${id}-count`}
          builder={builder}
          changes={changes}
          countAnswers={countAnswers}
        />
      )}
      <ChangeGroups builder={builder} published={published} changes={changes} />
      <div className="pf-builder-actions">
        <Action slot={builder} kind="button" onClick={onConfirm}>
          {t("publishAnyway")}
        </Action>
        <Action slot={builder} onClick={onCancel}>
          {t("keepEditing")}
        </Action>
      </div>
    </div>
  );
}

interface AnswerCountProps {
  readonly id: string;
  readonly builder: CollectionBuilderApi;
  readonly changes: readonly Change[];
  readonly countAnswers: CountAnswers;
}

/** Renders the number of people with stored answers. */
function AnswerCount({ id, builder, changes, countAnswers }: AnswerCountProps): JSX.Element {
  const { t } = builder;
  const [count, setCount] = useState<number | "counting" | "failed">("counting");
  // Later functions of the app count the same answers.
  const [countOnce] = useState(() => countAnswers);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      try {
        const result = await countOnce(changes);
        if (isCurrent) setCount(result);
      } catch (error) {
        reportError(error);
        if (isCurrent) setCount("failed");
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [changes, countOnce]);
  const text = (): string => {
    if (count === "counting") return t("countingAnswers");
    if (count === "failed") return t("countFailed");
    const values = { count: numberText({}, count) };
    return count === 1 ? t("storedAnswers.one", values) : t("storedAnswers.other", values);
  };
  return (
    <output id={id} className="pf-builder-status" aria-busy={count === "counting"}>
      {text()}
    </output>
  );
}
