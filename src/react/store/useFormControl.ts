"use client";
import { useState } from "react";
import { createFormControl, type UseFormProps, type UseFormReturn } from "react-hook-form";
import { useBrowserLayoutEffect } from "../useStable.ts";

/** What react-hook-form does for a form, without a state that draws it. */
export type FormMethods = Omit<UseFormReturn, "formState">;

/**
 * What `useForm` of react-hook-form makes, for a form of which only we have the methods: without the state that draws it, and without what
 * inputs that are registered by others need.
 */
export function useFormControl(props: UseFormProps): FormMethods {
  const [methods] = useState(() => createFormControl(props));
  const { control } = methods;
  useBrowserLayoutEffect(() => void Object.assign(control._options, props));
  useBrowserLayoutEffect(() => {
    Object.assign(control._state, { mount: true });
    // Older versions forget what they tell when nobody is told.
    return control._subscribe({
      formState: control._proxyFormState,
      callback: () => undefined,
      reRenderRoot: true,
    });
  }, [control]);
  return methods;
}
