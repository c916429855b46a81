"use client";
import { type JSX, memo } from "react";
import type { Parameter } from "../../core/form.ts";
import { useScope } from "../store/scope.ts";
import { Field } from "./Field.tsx";
import { rowsOf } from "./rowsOf.ts";
import { fieldKey, useGroups } from "./useGroups.ts";
import { useDrawnGroups } from "./useDrawnGroups.ts";

/**
 * Every parameter of the form, in order. One element holds them, because controls that join a form
 * one by one cost more each time.
 */
export const AllFields: React.NamedExoticComponent = memo(function AllFields(): JSX.Element {
  const { form } = useScope();
  const groups = useGroups(form.parameters);
  const drawn = useDrawnGroups(groups.length);
  const [only] = groups;
  return (
    <div className="pf-fields">
      {groups.length === 1 && only ? (
        <Group parameters={only} />
      ) : (
        groups.map((group, place) => (
          // Until it is drawn it takes the room of what will be there, so that a submit button
          // below stays where it is clicked.
          <div key={place} className="pf-group" data-pending={place >= drawn || undefined}>
            {place < drawn && <Group parameters={group} />}
          </div>
        ))
      )}
    </div>
  );
});

interface GroupProps {
  readonly parameters: readonly Parameter[];
}

const Group = memo(function Group({ parameters }: GroupProps) {
  return rowsOf(parameters).flatMap((row) => {
    const fields = row.map((parameter) => (
      <Field key={fieldKey(parameter)} parameter={parameter} />
    ));
    const [first, ...others] = fields;
    if (others.length === 0) return fields;
    return [
      <div key={first?.key} className="pf-row">
        {fields}
      </div>,
    ];
  });
});
