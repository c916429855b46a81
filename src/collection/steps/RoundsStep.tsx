"use client";
import { type JSX, useId, useState } from "react";
import { renderButton, FocusedSummary } from "../../react/internal.ts";
import type { MessageProps } from "../../react/index.ts";
import { collectionMessage } from "../collectionMessages.ts";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { CollectedForm } from "../state/entries.ts";
import type { RepeatedForm } from "../rounds/repeatedForm.ts";
import { type ArrivalFocus, createArrivalFocus } from "./arrivalFocus.ts";
import { MissingForm } from "./MissingForm.tsx";
import { RemovedRound } from "./RemovedRound.tsx";
import { RoundCard } from "./RoundCard.tsx";
import { StepActions } from "./StepActions.tsx";
import { StepNotices } from "./StepDraft.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { below, type StepProps } from "./stepProps.ts";
import type { FormCollectionApi } from "../contract.ts";
import { missingRounds } from "../issues/missingRounds.ts";

/** Renders the items of a repeated form, with buttons to add, change and remove them. */
export function RoundsStep({ collection, headingLevel }: StepProps): JSX.Element | null {
  const { repeated, step } = collection;
  const found = repeated.find((one) => one.step === step.id);
  const [arrivalFocus] = useState(createArrivalFocus);
  const props = { collection, headingLevel, arrivalFocus };
  if (!found) return null;
  return found.absent ? (
    <MissingForm {...props} form={found.absent} />
  ) : (
    <Rounds {...props} repeated={found} />
  );
}

interface RoundsProps extends StepProps {
  readonly repeated: RepeatedForm;
  readonly arrivalFocus: ArrivalFocus;
}

/** Target of focus when the pressed button is removed. */
type Focus = "undo" | { readonly place: number | undefined };

function Rounds({ repeated, ...props }: RoundsProps): JSX.Element {
  const { collection, headingLevel } = props;
  const { settings, arrival, addRound, removeRound, undoRemove } = collection;
  const { rounds, removed, max, fixed } = repeated;
  const id = useId();
  const [add, setAdd] = useState<HTMLButtonElement | null>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const removedMessage = ({ title }: CollectedForm): MessageProps =>
    collectionMessage(settings, "roundRemoved", { title });
  const [message, setMessage] = useState(removed && removedMessage(removed));
  const [failures, setFailures] = useState(0);
  const isFull = rounds.length >= max;
  const problems = failures === 0 ? [] : roundsProblems(collection, repeated);
  return (
    <section className="pf-form" aria-labelledby={id}>
      <StepHeading
        {...props}
        id={id}
        title={{ children: repeated.title, lang: repeated.titleLang }}
      />
      <FocusedSummary
        slot={collection}
        lines={problems.map(({ message: line, round }, place) => ({
          ...line,
          // An address must not contain anything of a definition, such as an id.
          href: `#${id}-${place}`,
          onClick(event) {
            event.preventDefault();
            if (round === null) add?.focus();
            else collection.change(round, null);
          },
        }))}
        missing={0}
        headingLevel={headingLevel}
        count={failures}
      />
      <StepNotices collection={collection} />
      {rounds.length === 0 ? (
        <p className="pf-review-none" {...collectionMessage(settings, "noRounds")} />
      ) : (
        <ul className="pf-rounds">
          {rounds.map((form) => (
            <RoundCard
              key={form.id}
              collection={collection}
              form={form}
              headingLevel={below[headingLevel]}
              takesFocus={
                focus === null
                  ? arrival.target?.form === form.id
                  : focus !== "undo" && focus.place === form.round?.number
              }
              onRemove={
                fixed
                  ? null
                  : () => {
                      removeRound(form.id);
                      setMessage(removedMessage(form));
                      setFocus("undo");
                    }
              }
            />
          ))}
        </ul>
      )}
      <RemovedRound
        collection={collection}
        message={message}
        takesFocus={focus === "undo"}
        onUndo={
          removed && !fixed
            ? () => {
                undoRemove();
                setMessage(collectionMessage(settings, "roundBack", { title: removed.title }));
                setFocus({ place: removed.round?.number });
              }
            : null
        }
      />
      {!fixed &&
        (isFull ? (
          <p
            className="pf-hint"
            {...collectionMessage(settings, "roundsFull", { max: numberText(settings, max) })}
          />
        ) : (
          <div className="pf-actions">
            {renderButton(collection, "page-button", {
              ref: setAdd,
              onClick: () => addRound(repeated.id),
              ...collectionMessage(settings, rounds.length === 0 ? "addFirst" : "addAnother"),
            })}
          </div>
        ))}
      <StepActions
        collection={collection}
        busy={false}
        onClick={() => {
          if (roundsProblems(collection, repeated).length === 0) collection.next();
          else setFailures(failures + 1);
        }}
      />
    </section>
  );
}

/** An issue that keeps the person from continuing. */
interface RoundsProblem {
  readonly message: MessageProps;
  /** Id of the item; `null` if items are missing. */
  readonly round: string | null;
}

/** Returns the issues that keep a person from continuing from the items of a form. */
const roundsProblems = (
  { settings, isComplete }: FormCollectionApi,
  repeated: RepeatedForm,
): readonly RoundsProblem[] => [
  ...missingRounds(repeated).map(({ say }) => ({ message: say(settings), round: null })),
  ...repeated.rounds
    .filter((form) => form.status === "ready" && !form.settings.disabled && !isComplete(form))
    .map(({ id, title }) => ({
      message: collectionMessage(settings, "roundUnfinished", { title }),
      round: id,
    })),
];
