"use client";
import { type FormEvent, useState } from "react";
import type { AnsweredValues, Form, Values } from "../../core/definition/form.ts";
import { answeredValues } from "../../core/model/answeredValues.ts";
import { withComputed } from "../../core/model/evaluate.ts";
import { createFormModel } from "../../core/model/formModel.ts";
import type { UnknownValues } from "../../core/values/defaultValues.ts";
import { given } from "../settings/given.ts";
import type { FormSettings } from "../settings/settings.ts";
import { beginsWith } from "../../core/model/prefill.ts";
import { text } from "../../core/messages/text.ts";
import { useSettings } from "../settings/useSettings.ts";
import {
  type Control,
  type FormMethods,
  ownForm,
  useForm,
  useFormMethods,
  type UseFormProps,
  type UseFormReturn,
} from "../hookForm/hookForm.ts";
import { fieldNames } from "../store/fieldNames.ts";
import { createFormCheck } from "../store/formCheck.ts";
import { byParameter, type InitialValues, toFieldValues } from "../store/formValues.ts";
import type { FormScope } from "../store/scope.ts";
import { useFollowDefaults } from "../store/useFollowDefaults.ts";
import { useFormDraft } from "../store/useFormDraft.ts";
import { useScopeOf } from "../store/useScopeOf.ts";
import { callApp } from "../support/reportError.ts";
import type { SubmissionOptions, Submitted } from "../submission/submission.ts";
import { useErrorTitle } from "../submission/useErrorTitle.ts";
import type { Failure } from "../submission/useFailure.ts";
import type { ParameterFormEvent } from "../store/formEvents.ts";
import { useFormEvents } from "../submission/useFormEvents.ts";
import { type AfterAccepted, useSubmission } from "../submission/useSubmission.ts";
import { useUnsentAnswers } from "../submission/useUnsentAnswers.ts";
import type { Typed } from "./typed.ts";
import { useBrowserLayoutEffect, useStable } from "../support/useStable.ts";

/** What `useParameterForm` takes. */
export interface UseParameterFormOptions extends FormSettings, SubmissionOptions {
  /** A checked definition, from `parseForm`. */
  readonly form: Form;
  /**
   * Submitted strings to begin with, by parameter name; or an `UnreadText`, which stands in its
   * field as typed.
   */
  readonly defaultValues?: InitialValues | undefined;
  /**
   * Whether the page's title begins with "Error:" while the last submission has failed; `false`
   * unless given, because the page is yours.
   */
  readonly onErrorTitle?: boolean | undefined;
  /**
   * Called with the readable answers at every change, those of hidden and disabled parameters
   * included. What it throws is reported and stops nothing.
   */
  readonly onChange?: ((values: AnsweredValues) => void) | undefined;
  /**
   * Called with what happens to the form, for your analytics; never with an answer. What it throws
   * is reported and stops nothing.
   */
  readonly onEvent?: ((event: ParameterFormEvent) => void) | undefined;
}

/** A form's state and the ways to act on it. */
export interface ParameterFormApi {
  readonly form: Form;
  /** Give it to `<ParameterFormScope>` around the fields. */
  readonly scope: FormScope;
  /**
   * react-hook-form's own control and methods; `scope.names.of(name)` is the field name of a
   * parameter.
   */
  readonly control: Control;
  readonly methods: UseFormReturn;
  /** Whether a submission is under way. */
  readonly submitting: boolean;
  /**
   * The last submission, once it was accepted; `null` before, while another one is under way, and
   * after `reset`. Draw it in place of the fields where the form is to be sent once.
   */
  readonly submitted: Submitted | null;
  /** What the last submission failed with, in the order of the fields. */
  readonly failure: Failure;
  /**
   * Checks the answers and, when they are right, hands them to `onSubmit`. While one submission is
   * under way, another does nothing.
   */
  submit(event?: FormEvent | Event): Promise<void>;
  /** Back to `values`, or to the default values. */
  reset(values?: InitialValues): void;
  /** Moves focus to a parameter's control, if it is drawn. */
  focus(name: string): void;
  /**
   * The readable answers, those of hidden and disabled parameters included: a submission leaves
   * them out.
   */
  getValues(): AnsweredValues;
  /** What stands in every field, by parameter name: a string, `null`, or an `UnreadText`. */
  getFieldValues(): UnknownValues;
}

/**
 * State, validation and submission of a form that you draw yourself, wired to react-hook-form. A
 * definition with another `id` is another form: draw the component with `key={form.id}`.
 *
 * @example
 * const { scope, submit, failure, submitted } = useParameterForm({ form, onSubmit: save });
 * if (submitted) return <p role="status">Your answers were received</p>;
 * return (
 *   <form noValidate onSubmit={submit}>
 *     <ParameterFormScope scope={scope}>
 *       <ErrorSummary failure={failure} />
 *       <ParameterField name="filing_status" />
 *     </ParameterFormScope>
 *   </form>
 * );
 */
export function useParameterForm<A extends Values = Values>(
  options: Typed<UseParameterFormOptions, NoInfer<A>>,
): Typed<ParameterFormApi, A>;
export function useParameterForm(own: UseParameterFormOptions): ParameterFormApi {
  const options = given(own);
  const terms = useFormTerms(options);
  const methods = useForm(terms.props);
  return { ...useFormApi(options, terms, methods), methods };
}

/**
 * Omits react-hook-form's own state, which would render the form once more when it is ready.
 */
export function useUnwatchedForm(
  options: UseParameterFormOptions,
  after: AfterAccepted,
): Omit<ParameterFormApi, "methods"> {
  const terms = useFormTerms(options);
  return useFormApi(options, terms, useFormMethods(terms.props), after);
}

const noValues: InitialValues = {};

/** What a form begins with. */
function useFormTerms(options: UseParameterFormOptions) {
  const { form, defaultValues = noValues } = options;
  const begins = beginsWith(options, defaultValues);
  const initialValues = useStable(
    options.compute ? withComputed(createFormModel(form, options), begins) : begins,
  );
  const [begun] = useState(() => {
    const names = fieldNames();
    const check = createFormCheck(names);
    const props: UseFormProps = {
      defaultValues: toFieldValues(form, names, initialValues),
      resolver: check.resolver,
      shouldFocusError: false,
    };
    return { names, check, props };
  });
  return { ...begun, defaultValues: initialValues };
}

function useFormApi(
  options: UseParameterFormOptions,
  { names, check, defaultValues }: ReturnType<typeof useFormTerms>,
  methods: FormMethods,
  after: AfterAccepted = "open",
): Omit<ParameterFormApi, "methods"> {
  const { form, onChange } = options;
  const { control, subscribe } = methods;
  const emit = useFormEvents(options.onEvent);
  const [hook] = useState(() => ownForm(methods));
  const settings = useSettings(options);
  const scope = useScopeOf({ form, hook, names, settings, defaultValues, emit });
  const getFieldValues = () => byParameter(form, names, methods.getValues());
  const keepSafe = useUnsentAnswers(scope, getFieldValues, options);
  const end = { after, onAccepted: keepSafe };
  const { forget, ...submission } = useSubmission(scope, check, methods, options, end);
  useFollowDefaults(scope, methods);
  const failed = submission.failure.entries.length > 0;
  useErrorTitle(options.onErrorTitle && failed && text(settings, "errorPrefix"));

  // What is answered before the effects run is told, too.
  useBrowserLayoutEffect(() => {
    check.follow(scope);
    if (!onChange) return;
    return subscribe({
      formState: { values: true },
      // What it throws would keep react-hook-form from checking the answer, and a draft from being
      // told of it.
      callback: ({ values }) =>
        callApp(() => onChange(answeredValues(form, byParameter(form, names, values)))),
    });
  }, [check, scope, subscribe, form, names, onChange]);
  useFormDraft(scope, options.draft);

  return {
    form,
    scope,
    control,
    ...submission,
    reset(values) {
      scope.controls.endSearches("discard");
      scope.fields.forget();
      methods.reset(toFieldValues(form, names, values ?? defaultValues));
      keepSafe(values ?? null);
      forget();
    },
    focus: scope.controls.focus,
    getValues: () => answeredValues(form, getFieldValues()),
    getFieldValues,
  };
}
