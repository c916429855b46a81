"use client";
import { type JSX, useEffect, useId, useRef, useState } from "react";
import { drawButton } from "../../react/components/Button.tsx";
import type { Words } from "../../react/components/contract.ts";
import { SummaryBox } from "../../react/SummaryBox.tsx";
import { collectionSaid, numberText } from "../collectionWords.ts";
import type { RepeatedForm } from "../rounds/repeatedForm.ts";
import { createArrivalFocus } from "./arrivalFocus.ts";
import { MissingForm } from "./MissingForm.tsx";
import { RoundCard } from "./RoundCard.tsx";
import { roundsProblems } from "./roundsProblem.ts";
import { StepActions } from "./StepActions.tsx";
import { StepNotices } from "./StepDraft.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { below, type StepProps } from "./stepProps.ts";

/** The step of a form that repeats: its rounds, to be added, changed and removed. */
export function RoundsStep(props: StepProps): JSX.Element | null {
  const { repeated, step } = props.collection;
  const found = repeated.find((one) => one.step === step.id);
  const [arrivalFocus] = useState(createArrivalFocus);
  if (!found) return null;
  return found.absent ? (
    <MissingForm {...props} form={found.absent} arrivalFocus={arrivalFocus} />
  ) : (
    <Rounds {...props} repeated={found} />
  );
}

interface RoundsProps extends StepProps {
  readonly repeated: RepeatedForm;
}

/** Where focus goes when what was pressed is gone. */
type Focus = { readonly on: "undo" } | { readonly on: "round"; readonly id: string };

function Rounds({ repeated, ...props }: RoundsProps): JSX.Element {
  const { collection, headingLevel } = props;
  const { settings, arrival, addRound, removeRound, undoRemove } = collection;
  const { rounds, removed, max } = repeated;
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const [said, setSaid] = useState<Words | null>(null);
  const [failures, setFailures] = useState(0);
  const isFull = rounds.length >= max;
  const problems = failures === 0 ? [] : roundsProblems(collection, repeated);
  useEffect(() => {
    if (focus?.on === "undo") undo.current?.focus();
  }, [focus]);
  return (
    <section className="pf-form" aria-labelledby={id}>
      <StepHeading
        {...props}
        id={id}
        title={{ children: repeated.title, lang: repeated.titleLang }}
      />
      <SummaryBox
        slot={collection}
        lines={problems.map(({ said: line, round }) => ({
          ...line,
          href: `#${id}-${round ?? "add"}`,
          onClick(event) {
            event.preventDefault();
            if (round === null) add.current?.focus();
            else collection.change(round, null);
          },
        }))}
        missing={0}
        headingLevel={headingLevel}
        count={failures}
      />
      <StepNotices collection={collection} />
      {rounds.length === 0 ? (
        <p className="pf-review-none" {...collectionSaid(settings, "noRounds")} />
      ) : (
        <ul className="pf-rounds">
          {rounds.map((form) => (
            <RoundCard
              key={form.id}
              collection={collection}
              form={form}
              headingLevel={below[headingLevel]}
              takesFocus={
                focus?.on === "round" ? focus.id === form.id : arrival.target?.form === form.id
              }
              onRemove={() => {
                removeRound(form.id);
                setSaid(collectionSaid(settings, "roundRemoved", { title: form.title }));
                setFocus({ on: "undo" });
              }}
            />
          ))}
        </ul>
      )}
      <div className="pf-round-removed">
        <output className="pf-status" {...said} />
        {removed &&
          drawButton(collection, "button-plain", {
            ref: undo,
            onClick() {
              undoRemove();
              setSaid(collectionSaid(settings, "roundBack", { title: removed.title }));
              setFocus({ on: "round", id: removed.id });
            },
            ...collectionSaid(settings, "undoRemove"),
          })}
      </div>
      {isFull ? (
        <p
          className="pf-hint"
          {...collectionSaid(settings, "roundsFull", { max: numberText(settings, max) })}
        />
      ) : (
        <div className="pf-actions">
          {drawButton(collection, "page-button", {
            ref: add,
            onClick: () => addRound(repeated.id),
            ...collectionSaid(settings, rounds.length === 0 ? "addFirst" : "addAnother"),
          })}
        </div>
      )}
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
