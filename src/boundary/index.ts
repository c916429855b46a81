export type { AnyDraft } from "./answerMemory.ts";
export { FormErrorBoundary, type FormErrorBoundaryProps } from "./FormErrorBoundary.tsx";
