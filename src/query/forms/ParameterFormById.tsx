"use client";
import { fetched } from "../../core/messages/failureText.ts";
import { useQuery } from "@tanstack/react-query";
import { forwardRef, useEffect, useRef, useState } from "react";
import { type FormClient, NotFormError } from "../../client/index.ts";
import type { Form } from "../../core/index.ts";
import {
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
  type TypedComponent,
} from "../../react/index.ts";
import { moveFocus, typed, useLatest, useSettings, warn } from "../../react/internal.ts";
import { formQueryOptions } from "./formQueryOptions.ts";
import { useClient } from "../provided.ts";
import { revalidating } from "./revalidating.ts";
import { UnloadedForm } from "./UnloadedForm.tsx";

/**
 * Props of `<ParameterFormById>`: those of `<ParameterForm>`, with an id in place of the
 * definition.
 */
export interface ParameterFormByIdProps extends Omit<ParameterFormProps, "form"> {
  /** The form's id at the service. Another id draws another form, in which nothing is typed yet. */
  readonly formId: string;
  /** Not needed inside a `<ParameterFormProvider>` that has one. */
  readonly client?: FormClient | undefined;
  /**
   * ISO 639-1: the language to ask the service for. That of `messages`, when they name theirs,
   * unless given; `false` asks for none.
   */
  readonly lang?: string | false | undefined;
}

/** What was drawn last, and what was given for it. */
interface Drawn {
  readonly given: ParameterFormByIdProps;
  readonly form?: Form | undefined;
}

/**
 * Fetches a form by its id and draws it: a skeleton while it loads, the previous form while another
 * id loads, a text when there is no such form, and a way to try again when it could not be loaded.
 * After a refusal that no question explains, it fetches the form once more, keeps the answers that
 * fit and tells what has changed. Needs a `QueryClientProvider` above.
 *
 * @example
 * const client = createClient({ baseUrl: "/api" });
 * <ParameterFormById client={client} formId="federal-w4" onSubmit={save} />
 */
export const ParameterFormById: TypedComponent<ParameterFormByIdProps, ParameterFormHandle> = typed(
  forwardRef<ParameterFormHandle, ParameterFormByIdProps>(function ParameterFormById(given, ref) {
    const { formId, lang: asked, client: reader, ...props } = given;
    const client = useClient(reader);
    const settings = useSettings(props);
    const lang = asked ?? settings.messages["lang"]?.split("-")[0];
    const query = useQuery(formQueryOptions(client, formId, { ...props, lang: lang || undefined }));
    const { data, error, refetch } = query;
    const [drawn, setDrawn] = useState<Drawn>({ given });
    const { formId: id, client: _client, lang: _lang, ...before } = drawn.given;
    // Another client that cannot load the same form takes nothing away from who fills it in.
    const form = data ?? (error && id !== formId ? undefined : drawn.form);
    const isWaiting = form !== undefined && !data && !error;
    if (drawn.form !== form || (data && drawn.given !== given)) setDrawn({ given, form });

    const latest = useLatest(props.onDefinitionError);
    useEffect(() => {
      if (error) warn("unloaded", { id: formId, error });
      if (!(error instanceof NotFormError)) return;
      warn("definition", error.issues);
      latest.current?.(error.issues);
    }, [error, formId, latest]);

    const revalidate = useRevalidation(data, refetch);
    const onSubmit = revalidating(props.onSubmit, revalidate);

    const box = useRef<HTMLDivElement>(null);
    return (
      <div className="pf-by-id" ref={box} tabIndex={-1} aria-busy={isWaiting || undefined}>
        {form ? (
          <>
            <ParameterForm
              key={id}
              // What is given for another form, such as a layout, is not for the one that stays until
              // that is there.
              {...(id === formId ? { ...props, onSubmit } : before)}
              ref={ref}
              form={form}
              // In another language it is still the form that is being filled in.
              disabled={(isWaiting && id !== formId) || (props.disabled ?? false)}
            />
            <output
              className="pf-visually-hidden"
              {...(isWaiting && fetched.words(settings, "loading"))}
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

/**
 * Gives a function that fetches once more, and resolves when what came is drawn, or nothing came.
 */
function useRevalidation<T>(
  data: T | undefined,
  refetch: () => Promise<{ readonly data: T | undefined }>,
): () => Promise<void> {
  const drawn = useRef({ data, tell: (): void => undefined });
  useEffect(() => {
    const { current } = drawn;
    current.data = data;
    current.tell();
    return () => current.tell();
  }, [data]);
  return async () => {
    const { data: now } = await refetch();
    const { current } = drawn;
    if (current.data !== now) await new Promise<void>((resolve) => (current.tell = resolve));
  };
}
