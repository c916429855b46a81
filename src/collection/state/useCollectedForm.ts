"use client";
import { useEffect, useState } from "react";
import { getOwn } from "../../core/record.ts";
import { serverErrorsOf, useLatest } from "../../react/internal.ts";
import { type ParameterFormApi, useParameterForm } from "../../react/index.ts";
import { answersOf, defaultValuesOf, type FormAnswers } from "../answers/answers.ts";
import type { ReadyForm } from "./collectedForm.ts";
import type { FormCollectionApi } from "../contract.ts";
import { prefillFromOtherForms } from "./prefillFromOtherForms.ts";

/**
 * Creates the form of one step of a collection, for a custom layout. It has the collection's
 * answers as initial values, reports each change to the collection, and goes to the next step after
 * a submit. Render it with `key={form.id}`.
 *
 * @example
 * function Step({ collection, form }: { collection: FormCollectionApi; form: ReadyForm }) {
 *   const { scope, submit } = useCollectedForm(collection, form);
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <ParameterFormScope scope={scope}>
 *         <ParameterField name="first_name" />
 *       </ParameterFormScope>
 *     </form>
 *   );
 * }
 */
export function useCollectedForm(
  collection: FormCollectionApi,
  ready: ReadyForm,
): ParameterFormApi {
  const { form, settings } = ready;
  const prefill = (before?: FormAnswers) => {
    const answers = prefillFromOtherForms(collection, ready, before);
    return {
      defaults: ready.defaults,
      answers,
      values: defaultValuesOf(form, answers, settings),
    };
  };
  const [initial, setInitial] = useState(() => prefill());
  // The app has new initial answers.
  if (initial.defaults !== ready.defaults) setInitial(prefill(initial.defaults));
  const notify = (): void => {
    const { fields } = api.scope;
    const names = form.parameters.map(({ name }) => name);
    collection.answer(ready, {
      ...answersOf(api),
      initiallyAnswered: initial.answers.initiallyAnswered,
      confirmed: names.filter((name) => fields.of(name).confirmed()),
    });
  };
  const { confirmed } = initial.answers;
  const api = useParameterForm({
    ...settings,
    prefill: settings.prefill && { ...settings.prefill, confirmed },
    form,
    defaultValues: initial.values,
    onErrorTitle: collection.options.onErrorTitle,
    // The collection confirms leaving for all of its forms.
    confirmLeave: false,
    onSubmit() {
      notify();
      collection.signing.clearIssues(ready.id);
      collection.next();
    },
    onEvent(event) {
      // The form is submitted when the person signs.
      if (event.type !== "submit") collection.options.onEvent?.(ready.id, event);
    },
  });
  const latest = useLatest({ api, notify });
  const { subscribe, getFieldState, clearErrors } = api.methods;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name }) {
          latest.current.notify();
          // react-hook-form keeps the errors of a form that it did not submit.
          if (name !== undefined && getFieldState(name).error) clearErrors(name);
        },
      }),
    [subscribe, getFieldState, clearErrors, latest],
  );
  const show = collection.options.draft?.show;
  const kept = useLatest(ready.kept);
  useEffect(
    () => show?.(kept.current, (name) => latest.current.api.focus(name)),
    [show, kept, latest, ready.id],
  );
  const errors = collection.signing.refused.get(ready.id);
  useEffect(() => {
    if (!errors) return;
    const { scope, methods, getValues } = latest.current.api;
    const values = getValues();
    for (const { name, atField } of serverErrorsOf(scope, errors))
      if (
        name !== null &&
        atField !== undefined &&
        getOwn(values, name) === getOwn(errors.values, name)
      )
        methods.setError(scope.names.of(name), { type: "server", message: atField });
    return () => methods.clearErrors();
  }, [errors, latest]);
  if (!settings.disabled && collection.signing.accepted.get(ready.id)?.signed !== null) return api;
  return {
    ...api,
    // There is nothing to submit, but the next steps must stay reachable.
    async submit(event) {
      event?.preventDefault();
      collection.next();
    },
  };
}
