"use client";
import { formMessage } from "../../../core/messages/formText.ts";
import { useQuery } from "@tanstack/react-query";
import { forwardRef, useEffect, useRef, useState } from "react";
import { type FormClient, NotFormError } from "../../../client/index.ts";
import type { Form } from "../../../core/index.ts";
import {
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
  type TypedComponent,
} from "../../../react/index.ts";
import {
  moveFocus,
  typedComponent,
  useLatest,
  useSettings,
  warn,
  msSince,
  safeCall,
} from "../../../react/internal.ts";
import { formQueryOptions } from "./formQueryOptions.ts";
import { useClient } from "../ParameterFormProvider.tsx";
import { revalidating, useRevalidation } from "./revalidating.ts";
import { UnloadedForm } from "./UnloadedForm.tsx";
import { formFailure } from "../../../core/messages/readFailure.ts";

/**
 * Props of `<ParameterFormById>`: the props of `<ParameterForm>`, with `formId` instead of `form`.
 */
export interface ParameterFormByIdProps extends Omit<ParameterFormProps, "form"> {
  /** Id of the form at the service. A new id mounts a new form without answers. */
  readonly formId: string;
  /** Optional inside a `<ParameterFormProvider>` with a client. */
  readonly client?: FormClient | undefined;
  /**
   * Language to request from the service, as an ISO 639-1 code. `false` requests none.
   * @default the language of `messages`, if they have one
   */
  readonly lang?: string | false | undefined;
}

/** The rendered form and the props it was rendered with. */
interface Rendered {
  readonly props: ParameterFormByIdProps;
  readonly form?: Form | undefined;
}

/**
 * Fetches a form by its id and renders it.
 *
 * - While it loads, a skeleton is rendered; while another id loads, the previous form stays.
 * - A missing form is reported by a text, any other loading error by an alert with a retry button.
 * - When the service rejects a submission for a reason that belongs to no field, the definition is
 *   fetched again. The form keeps the answers that still fit and lists the changes.
 *
 * Requires a `QueryClientProvider`.
 *
 * @example
 * const client = createClient({ baseUrl: "/api" });
 * <ParameterFormById client={client} formId="federal-w4" onSubmit={save} />
 */
export const ParameterFormById: TypedComponent<ParameterFormByIdProps, ParameterFormHandle> =
  typedComponent(
    forwardRef<ParameterFormHandle, ParameterFormByIdProps>(function ParameterFormById(own, ref) {
      const { formId, lang: ownLang, client: reader, ...props } = own;
      const client = useClient(reader);
      const settings = useSettings(props);
      const lang = ownLang ?? settings.messages["lang"]?.split("-")[0];
      const query = useQuery(
        formQueryOptions(client, formId, { ...props, lang: lang || undefined }),
      );
      const { data, error, refetch } = query;
      const [rendered, setRendered] = useState<Rendered>({ props: own });
      const { formId: id, client: _client, lang: _lang, ...before } = rendered.props;
      // When only the client changed and its request fails, the user keeps the rendered form.
      const form = data ?? (error && id !== formId ? undefined : rendered.form);
      const isWaiting = form !== undefined && !data && !error;
      if (rendered.form !== form || (data && rendered.props !== own))
        setRendered({ props: own, form });

      useLoadEvent(formId, query, props.onEvent);
      const latest = useLatest(props.onDefinitionError);
      useEffect(() => {
        if (error) warn("unloaded", { id: formId, error });
        if (!(error instanceof NotFormError)) return;
        warn("definition", error.issues);
        latest.current?.(error.issues);
      }, [error, formId, latest]);

      const onSubmit = revalidating(props.onSubmit, useRevalidation(data, refetch));

      const box = useRef<HTMLDivElement>(null);
      return (
        <div className="pf-by-id" ref={box} tabIndex={-1} aria-busy={isWaiting || undefined}>
          {form ? (
            <>
              <ParameterForm
                key={id}
                // Until the next form has loaded, the current form keeps its own props, such as
                // `layout`.
                {...(id === formId ? { ...props, onSubmit } : before)}
                ref={ref}
                form={form}
                // The same form in another language stays enabled while it loads.
                disabled={(isWaiting && id !== formId) || (props.disabled ?? false)}
              />
              <output
                className="pf-visually-hidden"
                {...(isWaiting && formMessage(settings, "loading"))}
              />
            </>
          ) : (
            <UnloadedForm
              key={formId}
              settings={settings}
              query={query}
              onLeave={() => moveFocus(box.current)}
            />
          )}
        </div>
      );
    }),
  );

interface Loading {
  readonly data: unknown;
  readonly error: unknown;
  readonly isFetching: boolean;
}

/**
 * Emits `load` when a form has loaded or could not be loaded, and after each retry. A cached form
 * emits nothing.
 */
function useLoadEvent(
  formId: string,
  { data, error, isFetching }: Loading,
  onEvent: ParameterFormProps["onEvent"],
): void {
  const latest = useLatest(onEvent);
  const state = useRef({ startTime: 0, key: "" });
  const outcome = data ? "loaded" : error && !isFetching ? formFailure(error) : null;
  useEffect(() => {
    const { current } = state;
    const key = `${outcome} ${formId}`;
    // Strict mode runs effects twice.
    if (current.key === key) return;
    const isEnd = outcome !== null && current.key === `null ${formId}`;
    state.current = { startTime: performance.now(), key };
    if (!isEnd) return;
    const event = { type: "load", outcome, duration: msSince(current.startTime) } as const;
    safeCall(() => latest.current?.(event));
  }, [formId, outcome, latest]);
}
