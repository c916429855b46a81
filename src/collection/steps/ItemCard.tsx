"use client";
import { formMessage } from "../../core/messages/formText.ts";
import { type JSX, useEffect, useId, useState } from "react";
import { renderButton, type HeadingLevel, moveFocus } from "../../react/internal.ts";
import { defaultValuesOf } from "../answers/answers.ts";
import { collectionMessage } from "../collectionMessages.ts";
import type { FormCollectionApi } from "../contract.ts";
import type { CollectedForm } from "../state/collectedForm.ts";
import { ReceiptRow } from "../receipt/ReceiptRow.tsx";
import { reviewRows } from "../review/reviewRows.ts";
import { StatusMark } from "./StatusMark.tsx";
import { statusOf, statusMessages } from "./stepStatus.ts";

interface ItemCardProps {
  readonly collection: FormCollectionApi;
  readonly form: CollectedForm;
  readonly headingLevel: HeadingLevel;
  /** Whether "Change" takes focus: the person returns from the item, or it was restored. */
  readonly takesFocus: boolean;
  /** Removes the item; `null` if it must stay. */
  readonly onRemove: (() => void) | null;
}

/** Number of answers that identify an item. */
const fewAnswers = 3;

/** Renders an item: its status, its first answers, and buttons to change and remove it. */
export function ItemCard({
  collection,
  form,
  headingLevel,
  takesFocus,
  onRemove,
}: ItemCardProps): JSX.Element {
  const { settings, signing, change, isStarted } = collection;
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const status = statusOf(collection, form);
  const Heading = `h${headingLevel}` as const;
  // Runs after the layout effect in which the heading of the step takes focus.
  useEffect(() => {
    if (takesFocus) moveFocus(button);
  }, [takesFocus, button]);
  const action = (key: string) => ({
    id: `${id}-${key}`,
    "aria-labelledby": `${id}-${key} ${id}`,
  });
  return (
    <li className="pf-item-card">
      <div className="pf-item-card-head">
        <StatusMark of={status} />
        <Heading className="pf-item-card-title" id={id}>
          {form.title}
        </Heading>
        <span
          className="pf-item-card-status"
          {...collectionMessage(settings, statusMessages[status])}
        />
      </div>
      <Summary collection={collection} form={form} />
      <div className="pf-item-card-actions">
        {renderButton(collection, "button-plain", {
          ref: takesFocus ? setButton : undefined,
          ...action("change"),
          onClick: () => change(form.id, null),
          ...(isStarted(form)
            ? formMessage(settings, "change")
            : collectionMessage(settings, "fillInItem")),
        })}
        {onRemove &&
          !signing.accepted.has(form.id) &&
          !signing.unsure.has(form.id) &&
          renderButton(collection, "button-plain", {
            ...action("remove"),
            onClick: onRemove,
            ...collectionMessage(settings, "removeItem"),
          })}
      </div>
    </li>
  );
}

/** Renders the first answers of an item as the review does, with sensitive ones masked. */
function Summary({
  collection,
  form,
}: Pick<ItemCardProps, "collection" | "form">): JSX.Element | null {
  if (form.status !== "ready") return null;
  const { form: definition, settings } = form;
  const values = defaultValuesOf(definition, collection.answersOf(form), settings);
  const rows = reviewRows(definition, values, settings)
    .filter(({ answer }) => answer !== null)
    .slice(0, fewAnswers);
  if (rows.length === 0) return null;
  return (
    <dl className="pf-review-list">
      {rows.map(({ parameter, answer, spelled, isOption, isWorded, whole }) => (
        <ReceiptRow
          key={parameter.name}
          question={parameter.label}
          lang={definition.lang}
          answer={answer ?? ""}
          answerLang={isOption && whole === null ? definition.lang : undefined}
          spelled={spelled}
          worded={isWorded && whole === null}
        />
      ))}
    </dl>
  );
}
