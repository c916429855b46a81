"use client";
// Code that few forms need, in one file: a bundler splits the first load into more files, which
// compress less, for each file that loads on demand.
export { AmbiguousReadings } from "./field/AmbiguousReadings.tsx";
export { ConfirmAnswer } from "./parts/ConfirmAnswer.tsx";
export { SessionDialog } from "./session/SessionDialog.tsx";
export { changedFormErrors } from "./submission/changedFormErrors.ts";
