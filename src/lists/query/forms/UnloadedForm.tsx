"use client";
import {
  fetched,
  unreadMessages,
  formFailure,
  isFinal,
} from "../../../core/messages/readFailure.ts";
import { formMessage } from "../../../core/messages/formText.ts";
import type { JSX } from "react";
import {
  doubleClick,
  renderSkeleton,
  type UnresolvedSettings,
  guardRepeatedActivation,
  RetryAlert,
  useRetry,
} from "../../../react/internal.ts";

interface UnloadedFormProps {
  readonly settings: UnresolvedSettings;
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** Called when the focused element unmounts. */
  onLeave(): void;
}

/** Renders a skeleton while a form loads, and an alert when it could not be loaded. */
export function UnloadedForm({ settings, query, onLeave }: UnloadedFormProps): JSX.Element {
  const retry = useRetry(query.error, query.isFetching);
  const slot = { settings };
  const loading = formMessage(settings, "loading");
  if (!retry.error) return renderSkeleton(slot, { of: "form", label: loading });
  const reason = formFailure(retry.error);
  return (
    <RetryAlert
      slot={slot}
      kind="alert"
      retry={retry}
      message={unreadMessages(settings, reason)}
      label={isFinal(reason) ? null : fetched.t(settings, "retry")}
      loading={loading}
      onRetry={() => {
        guardRepeatedActivation()(doubleClick);
        retry.begin();
        void query.refetch();
      }}
      onLeave={onLeave}
    />
  );
}
