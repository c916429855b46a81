/** Internals for other folders, besides the public exports. A test forbids other imports. */
export { FocusedSummary, isCounted } from "./errorSummary/FocusedSummary.tsx";
export { RevealButton } from "./field/controls/RevealButton.tsx";
export { useRevealed } from "./field/controls/RevealButton.tsx";
export { OfficialSource } from "./form/FormHeader.tsx";
export { MissingPropSkeleton } from "./form/MissingPropSkeleton.tsx";
export { typedComponent } from "./form/typedComponent.ts";
export {
  concealed,
  dot,
  endingOf,
  lastFour,
  spelled,
  unrecorded,
  unrecordedClasses,
} from "./inputs/conceal.ts";
export { AllFields } from "./layout/AllFields.tsx";
export { httpsLink } from "./markup/httpsLink.ts";
export { isFocused } from "./mask/textEditing.ts";
export { renderAlert } from "./parts/Alert.tsx";
export { renderButton } from "./parts/Button.tsx";
export { type Retry, RetryAlert, useRetry } from "./parts/RetryAlert.tsx";
export { Select } from "./parts/Select.tsx";
export { renderSkeleton, Skeleton } from "./parts/Skeleton.tsx";
export { renderPart, type Slot } from "./parts/renderPart.ts";
export { SessionWarning } from "./session/SessionWarning.tsx";
export { resolveFieldSettings } from "./settings/resolveFieldSettings.ts";
export { definedProps } from "./settings/definedProps.ts";
export { valueSourceNote } from "./field/valueSourceNote.ts";
export { resolveSettings } from "./settings/resolveSettings.ts";
export type { UnresolvedSettings } from "./settings/settings.ts";
export { useSettings } from "./settings/useSettings.ts";
export { issueMessages } from "./store/fieldIssue.ts";
export { msSince } from "./store/formEvents.ts";
export { type KeyOf, useOwnerKey } from "./store/useFormDraft.ts";
export { createIdempotencyKeys, randomKey } from "./submission/idempotencyKeys.ts";
export { loadFormChanges } from "./submission/loadFormChanges.ts";
export { submitInSandbox } from "./submission/submitInSandbox.ts";
export { serverErrorsOf } from "./submission/setServerErrors.ts";
export { issuesOf, type SubmitIssue } from "./submission/submitIssue.ts";
export { keepsAnswers, useConfirmLeave } from "./submission/useConfirmLeave.ts";
export { useErrorTitle } from "./submission/useErrorTitle.ts";
export { isAbort } from "./submission/useSubmitSignal.ts";
export { levelBelow, type HeadingLevel } from "./support/headings.ts";
export { doubleClick, guardRepeatedActivation, moveFocus } from "./support/repeatGuard.ts";
export { safeCall, reportError, reportErrorTo } from "./support/reportError.ts";
export { sameDefinition } from "./support/sameDefinition.ts";
export { useNativeFormEvents } from "./support/useNativeFormEvents.ts";
export { useBrowserLayoutEffect, useLatest, useStable } from "./support/useStable.ts";
export { warn } from "./support/warn.ts";
