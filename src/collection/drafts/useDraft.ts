"use client";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLatest } from "../../react/internal.ts";
import { createDrafts, type DraftKeeper } from "./drafts.ts";
import { defaultExpiry, type DraftOptions, type DraftState } from "./draftState.ts";
import type { DraftRetention, DraftStorage } from "./storage.ts";

/**
 * Answers that are kept between visits: the `draft` of `<ParameterForm>`, `<FormCollection>` and
 * `<DraftStatus>`.
 */
export interface Draft extends DraftState, DraftKeeper {
  /** In a conflict: whether `take` can show the newer answers without a reload of the page. */
  readonly canTake: boolean;
  /** How long answers are kept after their last change, in ms. */
  readonly expiry: number;
  /** Whether the storage keeps them as long as that. */
  readonly retention: DraftRetention;
  /** The owner of the drafts, `""` unless given. */
  readonly owner: string;
}

/**
 * Keeps the answers of the forms that it is given to: `<ParameterForm
 * draft={useDraft(localStorageDrafts())} …>`. They are put back after the form is mounted, into
 * fields that nobody has touched, so that a server draws and a browser takes over an empty form;
 * they are removed when the app has taken a submission, when `expiry` has passed, and by `clear()`.
 * The acceptance of a form of a collection is kept in their place.
 * Sensitive answers are never kept. The storage of an owner's first render is used until `owner`
 * changes.
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
