"use client";
import { type JSX, useId, useState, useEffect } from "react";
import { renderButton, FocusedSummary, moveFocus, levelBelow } from "../../react/internal.ts";
import type { MessageProps } from "../../react/index.ts";
import { collectionMessage } from "../collectionMessages.ts";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { CollectedForm } from "../state/collectedForm.ts";
import type { RepeatedForm } from "../items/repeatedForms.ts";
import { type ArrivalFocus, createArrivalFocus } from "./focusOnArrival.ts";
import { MissingForm } from "./MissingForm.tsx";
import { ItemCard } from "./ItemCard.tsx";
import { StepActions } from "./StepActions.tsx";
import { StepNotices } from "./StepDraft.tsx";
import { StepHeading, type StepProps } from "./StepHeading.tsx";
import type { FormCollectionApi } from "../contract.ts";
import { missingItems } from "../issues/formIssues.ts";

/** Renders the items of a repeated form, with buttons to add, change and remove them. */
export function ItemsStep({ collection, headingLevel }: StepProps): JSX.Element | null {
  const { repeated, step } = collection;
  const found = repeated.find((one) => one.step === step.id);
  const [arrivalFocus] = useState(createArrivalFocus);
  const props = { collection, headingLevel, arrivalFocus };
  if (!found) return null;
  return found.absent ? (
    <MissingForm {...props} form={found.absent} />
  ) : (
    <Items {...props} repeated={found} />
  );
}

interface ItemsProps extends StepProps {
  readonly repeated: RepeatedForm;
  readonly arrivalFocus: ArrivalFocus;
}

/** Target of focus when the pressed button is removed. */
type Focus = "undo" | { readonly place: number | undefined };

function Items({ repeated, ...props }: ItemsProps): JSX.Element {
  const { collection, headingLevel } = props;
  const { settings, arrival, addItem, removeItem, undoRemove } = collection;
  const { items, removed, max, fixed } = repeated;
  const id = useId();
  const [add, setAdd] = useState<HTMLButtonElement | null>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const removedMessage = ({ title }: CollectedForm): MessageProps =>
    collectionMessage(settings, "itemRemoved", { title });
  const [message, setMessage] = useState(removed && removedMessage(removed));
  const [failures, setFailures] = useState(0);
  const isFull = items.length >= max;
  const issues = failures === 0 ? [] : itemsIssues(collection, repeated);
  return (
    <section className="pf-form" aria-labelledby={id}>
      <StepHeading
        {...props}
        id={id}
        title={{ children: repeated.title, lang: repeated.titleLang }}
      />
      <FocusedSummary
        slot={collection}
        lines={issues.map(({ message: line, item }, place) => ({
          ...line,
          // An address must not contain anything of a definition, such as an id.
          href: `#${id}-${place}`,
          onClick(event) {
            event.preventDefault();
            if (item === null) add?.focus();
            else collection.change(item, null);
          },
        }))}
        missing={0}
        headingLevel={headingLevel}
        count={failures}
      />
      <StepNotices collection={collection} />
      {items.length === 0 ? (
        <p className="pf-review-none" {...collectionMessage(settings, "noItems")} />
      ) : (
        <ul className="pf-item-cards">
          {items.map((form) => (
            <ItemCard
              key={form.id}
              collection={collection}
              form={form}
              headingLevel={levelBelow[headingLevel]}
              takesFocus={
                focus === null
                  ? arrival.target?.form === form.id
                  : focus !== "undo" && focus.place === form.item?.number
              }
              onRemove={
                fixed
                  ? null
                  : () => {
                      removeItem(form.id);
                      setMessage(removedMessage(form));
                      setFocus("undo");
                    }
              }
            />
          ))}
        </ul>
      )}
      <RemovedItemNotice
        collection={collection}
        message={message}
        takesFocus={focus === "undo"}
        onUndo={
          removed && !fixed
            ? () => {
                undoRemove();
                setMessage(collectionMessage(settings, "itemBack", { title: removed.title }));
                setFocus({ place: removed.item?.number });
              }
            : null
        }
      />
      {!fixed &&
        (isFull ? (
          <p
            className="pf-hint"
            {...collectionMessage(settings, "itemsFull", { max: numberText(settings, max) })}
          />
        ) : (
          <div className="pf-actions">
            {renderButton(collection, "page-button", {
              ref: setAdd,
              onClick: () => addItem(repeated.id),
              ...collectionMessage(settings, items.length === 0 ? "addFirst" : "addAnother"),
            })}
          </div>
        ))}
      <StepActions
        collection={collection}
        busy={false}
        onClick={() => {
          if (itemsIssues(collection, repeated).length === 0) collection.next();
          else setFailures(failures + 1);
        }}
      />
    </section>
  );
}

/** An issue that keeps the person from continuing. */
interface ItemsIssue {
  readonly message: MessageProps;
  /** Id of the item; `null` if items are missing. */
  readonly item: string | null;
}

/** Returns the issues that keep a person from continuing from the items of a form. */
const itemsIssues = (
  { settings, isComplete }: FormCollectionApi,
  repeated: RepeatedForm,
): readonly ItemsIssue[] => [
  ...missingItems(repeated).map(({ format }) => ({ message: format(settings), item: null })),
  ...repeated.items
    .filter((form) => form.status === "ready" && !form.settings.disabled && !isComplete(form))
    .map(({ id, title }) => ({
      message: collectionMessage(settings, "itemUnfinished", { title }),
      item: id,
    })),
];

interface RemovedItemProps {
  readonly collection: FormCollectionApi;
  /** Message about the last action, also for screen readers. */
  readonly message: MessageProps | null;
  /** Whether "Undo" takes focus, because the pressed button was removed. */
  readonly takesFocus: boolean;
  /** Restores the item; `null` if none was removed. */
  readonly onUndo: (() => void) | null;
}

/** Renders which item was removed, with a button to undo it. */
function RemovedItemNotice({
  collection,
  message,
  takesFocus,
  onUndo,
}: RemovedItemProps): JSX.Element {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (takesFocus) moveFocus(button);
  }, [takesFocus, button, message]);
  return (
    <div className="pf-item-removed">
      <output className="pf-status" {...message} />
      {onUndo &&
        renderButton(collection, "button-plain", {
          ref: setButton,
          onClick: onUndo,
          ...collectionMessage(collection.settings, "undoRemove"),
        })}
    </div>
  );
}
