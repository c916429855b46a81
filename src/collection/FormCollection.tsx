"use client";
import type { ComponentType, JSX } from "react";
import { drawAlert } from "../react/components/Alert.tsx";
import { given } from "../react/settings/given.ts";
import { words } from "../react/settings/text.ts";
import { useOwnerKey } from "../react/store/useFormDraft.ts";
import { useSettings } from "../react/settings/useSettings.ts";
import type { FormCollectionOptions } from "./contract.ts";
import type { CollectionForm } from "./entries.ts";
import { FormStep } from "./steps/FormStep.tsx";
import { ReceiptStep } from "./steps/ReceiptStep.tsx";
import { ReviewStep } from "./steps/ReviewStep.tsx";
import { RoundsStep } from "./steps/RoundsStep.tsx";
import { SignStep } from "./steps/SignStep.tsx";
import type { CollectionStep } from "./steps/stepper.ts";
import type { StepProps } from "./steps/stepProps.ts";
import { TaskList } from "./steps/TaskList.tsx";
import { useDocument } from "./useDocument.ts";
import { useFormCollection } from "./useFormCollection.ts";

/** Props of `<FormCollection>`. */
export interface FormCollectionProps extends FormCollectionOptions {
  /** Level of each step's heading on your page; 2 unless given. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Added to the class of the element around the step. */
  readonly className?: string | undefined;
}

const drawings: Readonly<Record<CollectionStep["kind"], ComponentType<StepProps>>> = {
  form: FormStep,
  rounds: RoundsStep,
  tasks: TaskList,
  review: ReviewStep,
  sign: SignStep,
  receipt: ReceiptStep,
};

/** Props of `<FormCollection>` that draws a document. */
export interface CollectionDocumentProps extends Omit<FormCollectionProps, "forms"> {
  /**
   * A collection as `parseCollection` gives it, or as the service sent it. What is given beside it
   * wins: records of settings are joined name by name, checks are added.
   */
  readonly collection: unknown;
  /**
   * What cannot be said as data, such as a function or a component of a field, for the forms of the
   * collection by their ids; others come after them.
   */
  readonly forms?: readonly CollectionForm[] | undefined;
}

/**
 * Several forms one after the other, or in any order, then all answers to be read once more, signed
 * and sent; or what a document says of them.
 *
 * @example
 * <FormCollection
 *   forms={[{ form: personalDetails }, { form: federalW4 }]}
 *   onSign={({ id, payload }) => client.signForm(id, payload)}
 * />
 */
export function FormCollection(props: CollectionDocumentProps): JSX.Element;
export function FormCollection(props: FormCollectionProps): JSX.Element;
export function FormCollection(own: FormCollectionProps | CollectionDocumentProps): JSX.Element {
  const props = given(own);
  const key = useOwnerKey(props.draft);
  return "collection" in props ? (
    <SaidCollection {...props} />
  ) : (
    <OwnCollection key={key} {...props} />
  );
}

function SaidCollection({ collection, ...beside }: CollectionDocumentProps): JSX.Element {
  const { headingLevel, className, ...options } = beside;
  const said = useDocument(collection, options);
  const settings = useSettings({ messages: beside.messages, components: beside.components });
  return said ? (
    <FormCollection headingLevel={headingLevel} className={className} {...said} />
  ) : (
    drawAlert({ settings }, { kind: "alert", ...words(settings, "definitionError") })
  );
}

function OwnCollection({
  headingLevel = 2,
  className = "",
  ...options
}: FormCollectionProps): JSX.Element {
  const collection = useFormCollection(options);
  const { step, broken } = collection;
  const Drawing = drawings[step.kind];
  return (
    <div className={`pf-collection ${className}`.trim()}>
      {broken ? (
        drawAlert(collection, { kind: "alert", ...words(collection.settings, "definitionError") })
      ) : (
        <Drawing key={step.id} collection={collection} headingLevel={headingLevel} />
      )}
    </div>
  );
}
