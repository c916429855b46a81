"use client";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLatest } from "../../react/internal.ts";
import { createDrafts, type DraftKeeper } from "./createDrafts.ts";
import { defaultExpiry } from "./draftExpiry.ts";
import type { DraftOptions, DraftState } from "./draftState.ts";
import type { DraftRetention, DraftStorage } from "./draftStorage.ts";

/**
 * Result of `useDraft`: the `draft` of `<ParameterForm>`, `<FormCollection>` and `<DraftStatus>`.
 */
export interface Draft extends DraftState, DraftKeeper {
  /** Whether `take` can show the newer answers of a conflict without a page reload. */
  readonly canTake: boolean;
  /** How long answers are kept after their last change, in ms. */
  readonly expiry: number;
  /** How long the storage keeps answers. */
  readonly retention: DraftRetention;
  /**
   * Owner of the drafts.
   * @default ""
   */
  readonly owner: string;
}

/**
 * Saves the answers of forms between visits.
 *
 * - Answers are restored after the form mounts, into untouched fields. So server and browser render
 *   the same empty form.
 * - A draft is removed after an accepted submission, after `expiry`, and by `clear()`. For a form
 *   of a collection, its acceptance is stored instead.
 * - Sensitive answers are never stored.
 * - The storage of an owner's first render is used until `owner` changes.
 *
 * @example
 * const storage = localStorageDrafts();
 *
 * function Onboarding({ form, employee }: Props) {
 *   const draft = useDraft(storage, { owner: employee.id });
 *   return <ParameterForm form={form} draft={draft} onSubmit={save} />;
 * }
 */
export function useDraft(storage: DraftStorage, options: DraftOptions = {}): Draft {
  const { owner = "", expiry = defaultExpiry } = options;
  const latest = useLatest(options);
  const [owned, setOwned] = useState({ owner, storage });
  if (owned.owner !== owner) setOwned({ owner, storage });
  const drafts = useMemo(
    () => createDrafts(owned.storage, owned.owner, () => latest.current),
    [owned, latest],
  );
  useEffect(() => drafts.connect(), [drafts]);
  const state = useSyncExternalStore(drafts.subscribe, drafts.state, drafts.state);
  const retention = useSyncExternalStore(drafts.subscribe, drafts.retention, drafts.retention);
  const canTake = state.status === "conflict" && drafts.canTake();
  return useMemo(
    () => ({ ...state, ...drafts.keeper, canTake, expiry, retention, owner }),
    [state, drafts, canTake, expiry, retention, owner],
  );
}
