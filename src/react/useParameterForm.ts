"use client";
import type { FormEvent } from "react";
import { type Control, useForm, type UseFormReturn } from "react-hook-form";
import type { AnsweredValues, Form } from "../core/form.ts";
import { answeredValues, type UnknownValues } from "../core/values.ts";
import { assertControl } from "./assertControl.ts";
import { byParameter, type InitialValues, toFieldValues } from "./store/formValues.ts";
import { type FormMethods, useFormControl } from "./store/useFormControl.ts";
import type { FormScope } from "./store/scope.ts";
import type { FormSettings } from "./settings/settings.ts";
import { text } from "./settings/text.ts";
import { useFollowDefaults } from "./store/useFollowDefaults.ts";
import { useFormDraft } from "./store/useFormDraft.ts";
import { callApp } from "./submission/report.ts";
import { type ParameterFormEvent, useFormEvents } from "./submission/useFormEvents.ts";
import { useScopeOf } from "./store/useScopeOf.ts";
import { useErrorTitle } from "./submission/useErrorTitle.ts";
import { type FormTerms, useFormTerms } from "./useFormTerms.ts";
import { useBrowserLayoutEffect } from "./useStable.ts";
import type { Failure } from "./submission/useFailure.ts";
import type { SubmissionOptions } from "./submission/submission.ts";
import { useSubmission } from "./submission/useSubmission.ts";

/** What `useParameterForm` takes. */
export interface UseParameterFormOptions extends FormSettings, SubmissionOptions {
  /** A checked definition, from `parseForm`. */
  readonly form: Form;
  /** Submitted strings to begin with, by parameter name; or an `UnreadText`, which stands in its field as typed. */
  readonly defaultValues?: InitialValues | undefined;
  /** Whether the page's title begins with "Error:" while the last submission has failed; `false` unless given, because the page is yours. */
  readonly onErrorTitle?: boolean | undefined;
  /** Called with the readable answers at every change, those of hidden and disabled parameters included. What it throws is reported and stops nothing. */
  readonly onChange?: ((values: AnsweredValues) => void) | undefined;
  /** Called with what happens to the form, for your analytics; never with an answer. What it throws is reported and stops nothing. */
  readonly onEvent?: ((event: ParameterFormEvent) => void) | undefined;
}

/** A form's state and the ways to act on it. */
export interface ParameterFormApi {
  readonly form: Form;
  /** Give it to `<ParameterFormScope>` around the fields. */
  readonly scope: FormScope;
  /** react-hook-form's own control and methods; `scope.names.of(name)` is the field name of a parameter. */
  readonly control: Control;
  readonly methods: UseFormReturn;
  /** Whether a submission is under way. */
  readonly submitting: boolean;
  /** What the last submission failed with, in form order. */
  readonly failure: Failure;
  /** Checks the answers and, when they are right, hands them to `onSubmit`. While one submission is under way, another does nothing. */
  submit(event?: FormEvent): Promise<void>;
  /** Back to `values`, or to the default values. */
  reset(values?: InitialValues): void;
  /** Moves focus to a parameter's control, if it is drawn. */
  focus(name: string): void;
  /** The readable answers, those of hidden and disabled parameters included: a submission leaves them out. */
  getValues(): AnsweredValues;
  /** What stands in every field, by parameter name: a string, `null`, or an `UnreadText`. */
  getFieldValues(): UnknownValues;
}

/** State, validation and submission of a form that you draw yourself, wired to react-hook-form. */
export function useParameterForm(options: UseParameterFormOptions): ParameterFormApi {
  const terms = useFormTerms(options);
  const methods = useForm(terms.props);
  return { ...useFormApi(options, terms, methods), methods };
}

/** The same for a form whose state of react-hook-form's nobody reads: that would draw it once more when it is ready. */
export function useUnwatchedForm(
  options: UseParameterFormOptions,
): Omit<ParameterFormApi, "methods"> {
  const terms = useFormTerms(options);
  return useFormApi(options, terms, useFormControl(terms.props));
}

function useFormApi(
  { form, onChange, ...options }: UseParameterFormOptions,
  { settings, names, defaultValues }: FormTerms,
  methods: FormMethods,
): Omit<ParameterFormApi, "methods"> {
  const { control, subscribe } = methods;
  assertControl(control);
  const tell = useFormEvents(options.onEvent);
  const scope = useScopeOf(form, control, names, settings, defaultValues, tell);
  const { forget, ...submission } = useSubmission(scope, methods, options);
  useFollowDefaults(scope, methods);
  const failed = submission.failure.entries.length > 0;
  useErrorTitle(options.onErrorTitle && failed && text(settings, "errorPrefix"));

  // What is answered before the effects run is told, too.
  useBrowserLayoutEffect(() => {
    if (!onChange) return;
    return subscribe({
      formState: { values: true },
      // What it throws would keep react-hook-form from checking the answer, and a draft from being told of it.
      callback: ({ values }) =>
        callApp(() => onChange(answeredValues(form, byParameter(form, names, values)))),
    });
  }, [subscribe, form, names, onChange]);
  useFormDraft(scope, control, options.draft);

  const getFieldValues = () => byParameter(form, names, methods.getValues());

  return {
    form,
    scope,
    control,
    ...submission,
    reset(values = defaultValues) {
      scope.controls.settle("forget");
      scope.store.forget();
      methods.reset(toFieldValues(form, names, values));
      forget();
    },
    focus: scope.controls.focus,
    getValues: () => answeredValues(form, getFieldValues()),
    getFieldValues,
  };
}
