import { callApp } from "../support/reportError.ts";

/** What can happen to a form, told by names and reasons. */
type FormHappening =
  | { readonly type: "shown" | "started" | "submitted" | "refused" | "abandoned" }
  | { readonly type: "fieldError"; readonly name: string; readonly reason: string };

/**
 * Something that happened to a form: never what was answered, and no sentence.
 * - `shown`: once, when it is on the page.
 * - `started`: the first edit, and the first one after it was submitted or abandoned.
 * - `fieldError`: an answer that cannot be right, told when its field is left and for each one that
 *   fails a submission. `reason` is that of the `Issue`, or `refused` where `onSubmit` refused it.
 * - `submitted`: `onSubmit` took the answers.
 * - `refused`: `onSubmit` refused them, or threw.
 * - `abandoned`: once started, the form was taken away or the page hidden, and nothing was
 *   submitted. The person may come back.
 */
export type ParameterFormEvent = FormHappening & {
  /** Milliseconds since it was shown. */
  readonly duration: number;
};

export type OnEvent = ((event: ParameterFormEvent) => void) | undefined;

/**
 * Tells of what happened, unless it was told already. While `onSubmit` is at work nothing is
 * abandoned: it may lead to another page.
 */
export type Emit = (happening: FormHappening | { readonly type: "sending" }) => void;

export function createEmit(latest: { readonly current: OnEvent }): Emit {
  let since = 0;
  let started = false;
  let sending = false;
  return function emit(happening) {
    const { type } = happening;
    const first = type === "shown";
    const edited = type === "started";
    const ended = type === "abandoned";
    if (first ? since : (edited && started) || (ended && (sending || !started))) return;
    // What was typed before hydration is an edit before the effect that shows.
    if (!since && !first) emit({ type: "shown" });
    since ||= Date.now();
    // A person may go on while `onSubmit` is at work.
    if (!edited && type !== "fieldError") sending = type === "sending";
    started = edited || (started && !ended && type !== "submitted");
    if (happening.type === "sending") return;
    const duration = Date.now() - since;
    callApp(() => latest.current?.({ ...happening, duration }));
  };
}
