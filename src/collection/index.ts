export { FormCollection } from "./FormCollection.tsx";
export type { FormCollectionProps } from "./CollectionSteps.tsx";
export type { Acceptance, Acceptances } from "./answers/acceptanceRecord.ts";
export {
  type AnswerKeeper,
  answersOf,
  defaultValuesOf,
  type FormAnswers,
  type KeptForm,
} from "./answers/answers.ts";
export { formatAnswer } from "./answers/formatAnswer.ts";
export type { FormFailure } from "../core/messages/readFailure.ts";
export type { CollectionForm } from "./state/collectionForm.ts";
export type { CollectedForm, FormIdentity, ReadyForm, Target } from "./state/collectedForm.ts";
export {
  type CollectionLanguage,
  type CollectionMessageKey,
  collectionMessages,
} from "./collectionMessages.ts";
export { DraftError, type DraftProblem } from "./drafts/DraftError.ts";
export type { DraftOptions, DraftSaving, DraftState, NamedAnswer } from "./drafts/draftState.ts";
export { DraftNotices, type DraftStatusProps } from "./drafts/DraftNotices.tsx";
export { DraftStatus } from "./drafts/DraftStatus.tsx";
export { type DraftLanguage, draftMessages } from "./drafts/draftMessages.ts";
export { serverDrafts, type ServerDraftsOptions } from "./drafts/serverDrafts.ts";
export type { Awaitable, DraftRetention, DraftStorage } from "./drafts/draftStorage.ts";
export { type Draft, useDraft } from "./drafts/useDraft.ts";
export { localStorageDrafts, sessionStorageDrafts } from "./drafts/webStorageDrafts.ts";
export {
  CollectionErrorSummary,
  type CollectionErrorSummaryProps,
} from "./issues/CollectionErrorSummary.tsx";
export type { CollectionAnswers, CollectionCheck } from "../core/rules/rule.ts";
export type { CollectionFailure, CollectionIssue } from "./issues/formIssues.ts";
export type { FormCollectionApi, FormCollectionOptions } from "./contract.ts";
export type { CollectionDocumentProps } from "./document/CollectionDocument.tsx";
export {
  FormReview,
  type FormReviewProps,
  type ReviewedForm,
  reviewedForms,
} from "./review/FormReview.tsx";
export type { Repeat, RepeatLimits } from "../document/schema/repeat.ts";
export type { RepeatedForm } from "./items/repeatedForms.ts";
export type { Item } from "./items/item.ts";
export type {
  Accepted,
  DocumentUrl,
  Receipt,
  ReceiptForm,
  ReceiptPair,
} from "./receipt/receipt.ts";
export { receiptText } from "./receipt/receiptText.ts";
export { ReceiptView, type ReceiptViewProps } from "./receipt/ReceiptView.tsx";
export { sameName } from "../core/values/sameName.ts";
export type {
  Attestation,
  SignAnswer,
  Signature,
  SignedForm,
  Signer,
  SignerSignature,
  SignHandler,
} from "./signature.ts";
export {
  type CollectionStep,
  type CollectionVariant,
  onboardSteps,
  type OnboardStep,
} from "./steps/steps.ts";
export { useCollectedForm } from "./state/useCollectedForm.ts";
export type { FormSource } from "./state/fetchedDefinitions.ts";
export { useFormCollection } from "./state/useFormCollection.ts";
export type { Signing } from "./signing/signingState.ts";
export { type HashStep, useHashStep } from "./steps/useHashStep.ts";
export type { Arrival, OnStepChange, Stepper } from "./steps/stepper.ts";
