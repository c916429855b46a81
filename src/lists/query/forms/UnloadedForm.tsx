"use client";
import type { JSX } from "react";
import {
  renderSkeleton,
  doubleClick,
  type UnresolvedSettings,
  useSettings,
  guardRepeatedActivation,
  RetryAlert,
  useRetry,
} from "../../../react/internal.ts";
import type { Components } from "../../../react/index.ts";
import {
  fetched,
  unreadMessages,
  formFailure,
  isFinal,
} from "../../../core/messages/readFailure.ts";
import { formMessage } from "../../../core/messages/formText.ts";

interface FormSkeletonProps {
  /** Custom parts. Each replaces its default part. */
  readonly components?: Partial<Components> | undefined;
  readonly label: string;
  /** Language of the label, when it differs from the page's. */
  readonly lang?: string | undefined;
}

/**
 * Renders a placeholder for a form that loads. It is about as tall as a screen, so that the content
 * below does not jump.
 *
 * @example
 * const { data: form } = useFormQuery(client, "federal-w4");
 * if (!form) return <FormSkeleton label="Loading your W-4" />;
 */
export function FormSkeleton({ label, lang, components }: FormSkeletonProps): JSX.Element {
  const part = { of: "form", label: { children: label, lang } } as const;
  return renderSkeleton({ settings: useSettings({ components }) }, part);
}

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
