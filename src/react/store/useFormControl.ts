"use client";
import { useEffect, useState } from "react";
import { createFormControl, type UseFormProps, type UseFormReturn } from "react-hook-form";
import { useBrowserLayoutEffect } from "../useStable.ts";

/** What react-hook-form does for a form, without a state that draws it. */
export type FormMethods = Omit<UseFormReturn, "formState">;

/** react-hook-form's form as its `useForm` makes one; nothing is drawn when its state changes, which nobody reads here. */
export function useFormControl(props: UseFormProps): FormMethods {
  const [methods] = useState(() => createFormControl(props));
  const { control } = methods;
  useBrowserLayoutEffect(() => {
    Object.assign(control._options, props);
  });
  useBrowserLayoutEffect(() => {
    Object.assign(control._formState, { isReady: true });
    control._subjects.state.next({ isReady: true });
  }, [control]);
  useEffect(() => {
    Object.assign(control._state, { mount: true });
  }, [control]);
  return methods;
}
