"use client";
import { formMessage } from "../core/messages/formText.ts";
import type { ComponentType, JSX } from "react";
import { renderAlert, useOwnerKey } from "../react/internal.ts";
import type { FormCollectionOptions } from "./contract.ts";
import { FormStep } from "./steps/FormStep.tsx";
import { ReceiptStep } from "./steps/ReceiptStep.tsx";
import { ReviewStep } from "./steps/ReviewStep.tsx";
import { ItemsStep } from "./steps/ItemsStep.tsx";
import { SignStep } from "./steps/SignStep.tsx";
import type { CollectionStep } from "./steps/steps.ts";
import type { StepProps } from "./steps/stepProps.ts";
import { TaskList } from "./steps/TaskList.tsx";
import { useFormCollection } from "./state/useFormCollection.ts";

/** Props of `<FormCollection>`. */
export interface FormCollectionProps extends FormCollectionOptions {
  /**
   * Level of each step's heading on your page.
   * @default 2
   */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | undefined;
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
  return <Steps key={useOwnerKey(props.draft)} {...props} />;
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
