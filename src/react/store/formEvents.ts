import { safeCall } from "../support/reportError.ts";

type FormHappening =
  | { readonly type: "shown" | "started" | "submitted" | "refused" | "abandoned" }
  | { readonly type: "fieldError"; readonly name: string; readonly reason: string };

/**
 * An event of a form. Contains neither values nor messages.
 *
 * - `shown`: once, on mount.
 * - `started`: the first edit, and the first one after `submitted` or `abandoned`.
 * - `fieldError`: an invalid value, on blur and for each one that fails a submission. `reason` is
 *   that of the `Issue`, or `refused` if `onSubmit` refused it.
 * - `submitted`: `onSubmit` accepted the answers.
 * - `refused`: `onSubmit` refused them, or threw.
 * - `abandoned`: after `started`, the form unmounted or the page was hidden without a submission.
 *   The person may come back.
 */
export type ParameterFormEvent = FormHappening & {
  /** Milliseconds since `shown`. */
  readonly duration: number;
};

export type OnEvent = ((event: ParameterFormEvent) => void) | undefined;

/**
 * Emits an event unless it repeats one. Emits no `abandoned` while `onSubmit` is pending, which may
 * navigate to another page.
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
    // Typing before hydration precedes the effect that emits `shown`.
    if (!since && !first) emit({ type: "shown" });
    since ||= Date.now();
    // A person may edit while `onSubmit` is pending.
    if (!edited && type !== "fieldError") sending = type === "sending";
    started = edited || (started && !ended && type !== "submitted");
    if (happening.type === "sending") return;
    const duration = Date.now() - since;
    safeCall(() => latest.current?.({ ...happening, duration }));
  };
}
