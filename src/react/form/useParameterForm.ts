"use client";
import { type FormEvent, useState } from "react";
import type { AnsweredValues, Form, Values, UnknownValues } from "../../core/definition/form.ts";
import { answeredValues } from "../../core/model/payload.ts";
import { withComputed, createFormModel } from "../../core/model/evaluate.ts";
import { definedProps } from "../settings/definedProps.ts";
import type { FormSettings } from "../settings/settings.ts";
import { mergePrefill } from "../../core/model/prefill.ts";
import { formText } from "../../core/messages/formText.ts";
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
import { byParameter, type InitialValues, toFieldValues } from "../store/formValues.ts";
import { createFormResolver } from "../store/formResolver.ts";
import type { FormScope } from "../store/scope.ts";
import { useFollowDefaults } from "../store/useFollowDefaults.ts";
import { useFormDraft } from "../store/useFormDraft.ts";
import { useScopeOf } from "../store/useScopeOf.ts";
import { safeCall } from "../support/reportError.ts";
import type { SubmissionOptions, Submitted } from "../submission/contract.ts";
import { useErrorTitle } from "../submission/useErrorTitle.ts";
import type { Failure } from "../submission/useFailure.ts";
import type { ParameterFormEvent } from "../store/formEvents.ts";
import { useEmit } from "../submission/useEmit.ts";
import { type AfterAccepted, useSubmission } from "../submission/useSubmission.ts";
import { useUnsentAnswers } from "../submission/useConfirmLeave.ts";
import type { Typed } from "./typedComponent.ts";
import { useBrowserLayoutEffect, useStable } from "../support/useStable.ts";

/** Options of `useParameterForm`. */
export interface UseParameterFormOptions extends FormSettings, SubmissionOptions {
  /** A validated definition from `parseForm`. */
  readonly form: Form;
  /**
   * Initial values by parameter name, in the submitted format. An `UnreadText` is displayed as
   * typed.
   */
  readonly defaultValues?: InitialValues | undefined;
  /** Prefixes the page title with "Error:" while the last submission has failed. @default false */
  readonly onErrorTitle?: boolean | undefined;
  /**
   * Called with the readable answers at each change, including hidden and disabled ones. Errors
   * that it throws are reported.
   */
  readonly onChange?: ((values: AnsweredValues) => void) | undefined;
  /**
   * Called with events for your analytics, never with answers. Errors that it throws are reported.
   */
  readonly onEvent?: ((event: ParameterFormEvent) => void) | undefined;
}

/** State and actions of a form. */
export interface ParameterFormApi {
  readonly form: Form;
  /** Pass it to `<ParameterFormScope>` around the fields. */
  readonly scope: FormScope;
  /**
   * Control and methods of react-hook-form. `scope.names.of(name)` is the field name of a
   * parameter.
   */
  readonly control: Control;
  readonly methods: UseFormReturn;
  readonly submitting: boolean;
  /**
   * The last accepted submission; `null` while another one is pending, and after `reset`. Render a
   * confirmation instead of the fields if the form is to be submitted once.
   */
  readonly submitted: Submitted | null;
  /** Errors of the last submission, in field order. */
  readonly failure: Failure;
  /**
   * Validates the answers and calls `onSubmit` if they are valid. Does nothing while a submission
   * is pending.
   */
  submit(event?: FormEvent | Event): Promise<void>;
  /** Resets the form to `values`, or to the default values. */
  reset(values?: InitialValues): void;
  focus(name: string): void;
  /** Returns the readable answers, including hidden and disabled ones, which are not submitted. */
  getValues(): AnsweredValues;
  /** Returns the values of all fields by parameter name: strings, `null`, or `UnreadText`. */
  getFieldValues(): UnknownValues;
}

/**
 * Returns state and actions of a form that you render yourself, with react-hook-form. Render the
 * component with `key={form.id}`: a definition with another `id` is another form.
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
  const options = definedProps(own);
  const config = useFormConfig(options);
  const methods = useForm(config.props);
  return { ...useFormApi(options, config, methods), methods };
}

/** Returns the form without react-hook-form's state, which would cause another render. */
export function useUnwatchedForm(
  options: UseParameterFormOptions,
  after: AfterAccepted,
): Omit<ParameterFormApi, "methods"> {
  const config = useFormConfig(options);
  return useFormApi(options, config, useFormMethods(config.props), after);
}

const noValues: InitialValues = {};

function useFormConfig(options: UseParameterFormOptions) {
  const { form, defaultValues = noValues } = options;
  const prefilled = mergePrefill(options, defaultValues);
  const initialValues = useStable(
    options.compute ? withComputed(createFormModel(form, options), prefilled) : prefilled,
  );
  const [initial] = useState(() => {
    const names = fieldNames();
    const validation = createFormResolver(names);
    const props: UseFormProps = {
      defaultValues: toFieldValues(form, names, initialValues),
      resolver: validation.resolver,
      shouldFocusError: false,
    };
    return { names, validation, props };
  });
  return { ...initial, defaultValues: initialValues };
}

function useFormApi(
  options: UseParameterFormOptions,
  { names, validation, defaultValues }: ReturnType<typeof useFormConfig>,
  methods: FormMethods,
  after: AfterAccepted = "open",
): Omit<ParameterFormApi, "methods"> {
  const { form, onChange } = options;
  const { control, subscribe } = methods;
  const emit = useEmit(options.onEvent);
  const [hook] = useState(() => ownForm(methods));
  const settings = useSettings(options);
  const scope = useScopeOf({ form, hook, names, settings, defaultValues, emit });
  const getFieldValues = () => byParameter(form, names, methods.getValues());
  const keepSafe = useUnsentAnswers(scope, getFieldValues, options);
  const end = { after, onAccepted: keepSafe };
  const { forget, ...submission } = useSubmission(scope, validation, methods, options, end);
  useFollowDefaults(scope, methods);
  const failed = submission.failure.entries.length > 0;
  useErrorTitle(options.onErrorTitle && failed && formText(settings, "errorPrefix"));

  // Subscribes in a layout effect, before other effects change values.
  useBrowserLayoutEffect(() => {
    validation.follow(scope);
    if (!onChange) return;
    return subscribe({
      formState: { values: true },
      // An error of the app would prevent validation and notification of the draft.
      callback: ({ values }) =>
        safeCall(() => onChange(answeredValues(form, byParameter(form, names, values)))),
    });
  }, [validation, scope, subscribe, form, names, onChange]);
  useFormDraft(scope, options.draft);

  return {
    form,
    scope,
    control,
    ...submission,
    reset(values) {
      scope.controls.flushInputs("discard");
      scope.fields.resetMeta();
      methods.reset(toFieldValues(form, names, values ?? defaultValues));
      keepSafe(values ?? null);
      forget();
    },
    focus: scope.controls.focus,
    getValues: () => answeredValues(form, getFieldValues()),
    getFieldValues,
  };
}
