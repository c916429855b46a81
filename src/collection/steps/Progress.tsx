import type { JSX } from "react";
import type { Words } from "../../react/components/contract.ts";
import { type CollectionWord, collectionSaid, collectionText } from "../collectionWords.ts";
import { titleLang } from "../entries.ts";
import type { FormCollectionApi } from "../contract.ts";
import { StandingMark } from "./StandingMark.tsx";
import { isOver, type Standing, standingOf, standingWords } from "./standing.ts";
import type { CollectionStep } from "./stepper.ts";

/** What steps that are no form are called. */
const names: Readonly<Record<string, CollectionWord>> = {
  review: "reviewHeading",
  sign: "signHeading",
};

interface ProgressProps {
  readonly collection: FormCollectionApi;
}

/** The steps of a collection by their names: how each stands, and which one is here. */
export function Progress({ collection }: ProgressProps): JSX.Element {
  const { steps, step, settings } = collection;
  const at = steps.findIndex(({ id }) => id === step.id);
  return (
    <ol className="pf-progress" aria-label={collectionText(settings, "progress")}>
      {steps.map((one, place) => {
        const standing = stepStanding(collection, one, place < at);
        const isHere = place === at;
        return (
          <li
            key={one.id}
            className="pf-progress-step"
            data-standing={standing}
            aria-current={isHere ? "step" : undefined}
          >
            {(isOver(standing) || standing === "blocked") && <StandingMark of={standing} />}
            <span className="pf-progress-name" {...nameOf(collection, one)} />
            {!isHere && (
              <span
                className="pf-visually-hidden"
                {...collectionSaid(settings, standingWords[standing])}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A step that is no form is done when the person has gone on from it. */
function stepStanding(
  collection: FormCollectionApi,
  { id }: CollectionStep,
  isBefore: boolean,
): Standing {
  const form = collection.forms.find((one) => one.id === id);
  if (form) return standingOf(collection, form);
  return isBefore ? "done" : "toDo";
}

function nameOf({ forms, settings }: FormCollectionApi, { kind, id }: CollectionStep): Words {
  const form = forms.find((one) => one.id === id);
  if (!form) return collectionSaid(settings, names[kind] ?? "reviewHeading");
  const { title } = form;
  return {
    children: title,
    lang: form.status === "ready" ? titleLang(title, form.form) : undefined,
  };
}
