"use client";
import { useEffect, useState } from "react";
import { createFormControl, type UseFormProps, type UseFormReturn } from "react-hook-form";
import { useBrowserLayoutEffect } from "../useStable.ts";

/** What react-hook-form does for a form, without a state that draws it. */
export type FormMethods = Omit<UseFormReturn, "formState">;

/** What `useForm` of react-hook-form makes, without the state that it draws a form with once more at the start, and when it changes. */
export function useFormControl(props: UseFormProps): FormMethods {
  const [methods] = useState(() => readyControl(props));
  const { control } = methods;
  useBrowserLayoutEffect(() => void Object.assign(control._options, props));
  // Older versions forget what they tell when nobody is told.
  useBrowserLayoutEffect(
    () =>
      control._subscribe({
        formState: control._proxyFormState,
        callback: () => undefined,
        reRenderRoot: true,
      }),
    [control],
  );
  useEffect(() => void Object.assign(control._state, { mount: true }), [control]);
  return methods;
}

function readyControl(props: UseFormProps): FormMethods {
  const methods = createFormControl(props);
  methods.control._formState.isReady = true;
  return methods;
}
