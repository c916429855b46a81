"use client";
import { useState } from "react";
import { Field } from "../field/Field.tsx";
import { useScope } from "../store/scope.ts";
import type { Failure } from "../submission/useFailure.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import { fieldKey } from "./useGroups.ts";

interface LeftOutFieldsProps {
  readonly failure: Failure;
  /** Called once they are on the page, so that the error summary can link to them. */
  onDrawn(): void;
}

/** Renders the parameters that an app's own layout leaves out, once a submission failed for them. */
export function LeftOutFields({ failure: { entries }, onDrawn }: LeftOutFieldsProps) {
  const { controls, parameters } = useScope();
  const [names, setNames] = useState<readonly string[]>([]);
  useBrowserLayoutEffect(() => {
    const found = entries.flatMap(({ name }) =>
      name === null || controls.reaches(name) ? [] : [name],
    );
    if (found.length > 0) setNames((before) => [...before, ...found]);
  }, [entries, controls]);
  useBrowserLayoutEffect(() => {
    if (names.length > 0) onDrawn();
  }, [names, onDrawn]);
  return names.flatMap((name) => {
    const parameter = parameters.get(name);
    return parameter ? <Field key={fieldKey(parameter)} parameter={parameter} /> : [];
  });
}
