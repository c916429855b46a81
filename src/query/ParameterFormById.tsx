"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type JSX, type Ref, useEffect, useRef, useState } from "react";
import { type FormClient, HttpError, NotFormError } from "../client/index.ts";
import {
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
} from "../react/index.ts";
import { text } from "../react/text.ts";
import { useLatest } from "../react/useStable.ts";
import { formQueryOptions } from "./formQueryOptions.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";

export interface ParameterFormByIdProps extends Omit<ParameterFormProps, "form"> {
  readonly formId: string;
  readonly client: FormClient;
  readonly formRef?: Ref<ParameterFormHandle>;
}

/**
 * Fetches a form by its id and draws it: a skeleton while it loads, the previous form while another id loads, a text when there is no
 * such form, and a way to try again when it could not be loaded. Needs a `QueryClientProvider` above.
 */
export function ParameterFormById({
  formId,
  client,
  formRef,
  ...props
}: ParameterFormByIdProps): JSX.Element {
  const { lenient = false, unknownTypes = "string", messages = {} } = props;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...formQueryOptions(client, formId, { lenient, unknownTypes }),
    placeholderData: keepPreviousData,
  });
  const [drawnId, setDrawnId] = useState(formId);
  if (!isPlaceholderData && drawnId !== formId) setDrawnId(formId);

  const box = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone, and focus with it.
    if (data && retried.current) box.current?.focus();
    if (data) retried.current = false;
  }, [data]);

  const tell = useLatest(props.onDefinitionError);
  useEffect(() => {
    if (error instanceof NotFormError) tell.current?.(error.issues);
  }, [error, tell]);

  if (data)
    return (
      <div className="pf-by-id" ref={box} tabIndex={-1} aria-busy={isPlaceholderData || undefined}>
        <ParameterForm
          key={drawnId}
          {...props}
          {...(formRef && { ref: formRef })}
          form={data}
          disabled={isPlaceholderData || (props.disabled ?? false)}
        />
        <output className="pf-visually-hidden">
          {isPlaceholderData && text({ messages }, "loading")}
        </output>
      </div>
    );
  if (!error) return <FormSkeleton label={text({ messages }, "loading")} />;
  const reason = reasonOf(error);
  return (
    <div className="pf-alert" role="alert">
      <p>{text({ messages }, reason)}</p>
      {reason === "loadFailed" && (
        <button
          className="pf-button"
          type="button"
          onClick={() => {
            retried.current = true;
            void refetch();
          }}
        >
          {text({ messages }, "retry")}
        </button>
      )}
    </div>
  );
}

function reasonOf(error: Error): "notFound" | "definitionError" | "loadFailed" {
  if (error instanceof NotFormError) return "definitionError";
  return error instanceof HttpError && error.status === 404 ? "notFound" : "loadFailed";
}
