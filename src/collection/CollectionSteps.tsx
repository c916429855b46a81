"use client";
import { formMessage } from "../core/messages/formText.ts";
import type { ComponentType, JSX } from "react";
import { renderAlert, SessionWarning, useOwnerKey } from "../react/internal.ts";
import type { Session } from "../react/index.ts";
import type { FormCollectionOptions } from "./contract.ts";
import { FormStep } from "./steps/FormStep.tsx";
import { ReceiptStep } from "./steps/ReceiptStep.tsx";
import { ReviewStep } from "./steps/ReviewStep.tsx";
import { ItemsStep } from "./steps/ItemsStep.tsx";
import { SignStep } from "./steps/SignStep.tsx";
import type { CollectionStep } from "./steps/steps.ts";
import type { StepProps } from "./steps/StepHeading.tsx";
import { TaskList } from "./steps/TaskList.tsx";
import { useFormCollection } from "./state/useFormCollection.ts";

/** Props of `<FormCollection>`. */
export interface FormCollectionProps extends FormCollectionOptions {
  /**
   * Level of each step's heading on your page.
   * @default 2
   */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | undefined;
  /**
   * Warns two minutes before the session ends, with a button that calls `extend`. The code of the
   * dialog loads when the collection mounts.
   */
  readonly session?: Session | undefined;
  /** Added to the class of the root element. */
  readonly className?: string | undefined;
}

const stepComponents: Readonly<Record<CollectionStep["kind"], ComponentType<StepProps>>> = {
  form: FormStep,
  items: ItemsStep,
  tasks: TaskList,
  review: ReviewStep,
  sign: SignStep,
  receipt: ReceiptStep,
};

/** Renders a collection, and remounts it when the owner of its draft changes. */
export function CollectionSteps(props: FormCollectionProps): JSX.Element {
  return (
    <>
      <Steps key={useOwnerKey(props.draft)} {...props} />
      {props.session && <SessionWarning {...props} session={props.session} />}
    </>
  );
}

function Steps({ headingLevel = 2, className = "", ...options }: FormCollectionProps): JSX.Element {
  const collection = useFormCollection(options);
  const { step, broken } = collection;
  const StepComponent = stepComponents[step.kind];
  return (
    <div className={`pf-collection ${className}`.trim()}>
      {broken ? (
        renderAlert(collection, {
          kind: "alert",
          ...formMessage(collection.settings, "definitionError"),
        })
      ) : (
        <StepComponent key={step.id} collection={collection} headingLevel={headingLevel} />
      )}
    </div>
  );
}
