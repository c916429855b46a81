import { attempt, after, type DraftLasting, type DraftStorage } from "./storage.ts";

/** How long a storage keeps drafts, as far as is known; `tell` is called when more is known. */
export function createLasting({ lasts = "expiry", persist }: DraftStorage, tell: () => void) {
  let now: DraftLasting = lasts;
  let isAsked = false;
  /** Asks whether the browser has promised it, or for that promise; what fails promises nothing. */
  const ask = (isAsking: boolean): void => {
    if (!persist || now === "expiry") return;
    void attempt(
      () =>
        after(persist(isAsking), (isPromised) => {
          if (!isPromised || now === "expiry") return;
          now = "expiry";
          tell();
        }),
      () => undefined,
    );
  };
  return {
    now: (): DraftLasting => now,
    ask: (): void => ask(false),
    /** Something was kept: that it stays is asked for once. */
    saved(): void {
      if (!isAsked) ask((isAsked = true));
    },
  };
}
