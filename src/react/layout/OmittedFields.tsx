"use client";
import { useEffect, useState } from "react";
import { Field } from "../field/Field.tsx";
import { useScope } from "../store/scope.ts";
import type { Failure } from "../submission/useFailure.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import { fieldKey } from "./useGroups.ts";

interface OmittedFieldsProps {
  readonly failure: Failure;
  /** Called after mount, so that the error summary can link to the fields. */
  onRendered(): void;
}

/**
 * Renders parameters missing in an app's layout after they failed a submission, until the layout
 * renders them, such as in another tab.
 */
export function OmittedFields({ failure: { entries }, onRendered }: OmittedFieldsProps) {
  const { fields, parameters } = useScope();
  const [names, setNames] = useState<readonly string[]>([]);
  useBrowserLayoutEffect(() => {
    const found = entries.flatMap(({ name }) =>
      name !== null && fields.isOmitted(name) ? [name] : [],
    );
    if (found.length > 0) setNames((before) => [...new Set([...before, ...found])]);
  }, [entries, fields]);
  useBrowserLayoutEffect(() => {
    if (names.length > 0) onRendered();
  }, [names, onRendered]);
  useEffect(
    () =>
      fields.onMount((mounted) => {
        if (fields.of(mounted).mounts() > 1)
          setNames((before) =>
            before.includes(mounted) ? before.filter((name) => name !== mounted) : before,
          );
      }),
    [fields],
  );
  return names.flatMap((name) => {
    const parameter = parameters.get(name);
    return parameter ? <Field key={fieldKey(parameter)} parameter={parameter} /> : [];
  });
}
