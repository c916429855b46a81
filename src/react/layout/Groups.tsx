"use client";
import { type JSX, memo } from "react";
import { Field } from "../field/Field.tsx";
import { fieldKey, type Group, groupSize, rowsOf } from "./useGroups.ts";

interface GroupsProps {
  readonly groups: readonly Group[];
  /** Number of groups to render; `null` for all. */
  readonly count: number | null;
}

export const Groups = ({ groups, count }: GroupsProps): JSX.Element => (
  <>
    {groups.map((group, place) =>
      count === null ? (
        <Fields key={place} parameters={group} />
      ) : (
        // An empty group reserves the height of its fields, so that a submit button below does not
        // move.
        <div
          key={place}
          className="pf-group"
          data-pending={place >= count || undefined}
          ref={group.length === groupSize ? undefined : roomFor(group.length)}
        >
          {place < count && <Fields parameters={group} />}
        </div>
      ),
    )}
  </>
);

/**
 * Reserves the height of fields by script: a Content Security Policy may forbid `style` attributes.
 */
const roomFor =
  (fields: number) =>
  (group: HTMLElement | null): void =>
    group?.style.setProperty("--pf-rows", String(fields));

interface FieldsProps {
  readonly parameters: Group;
}

const Fields = memo(function Fields({ parameters }: FieldsProps) {
  return rowsOf(parameters).map((row) => {
    const fields = row.map((parameter) => (
      <Field key={fieldKey(parameter)} parameter={parameter} />
    ));
    const [first] = fields;
    return fields.length === 1 ? (
      first
    ) : (
      <div key={first?.key} className="pf-line">
        <div className="pf-row">{fields}</div>
      </div>
    );
  });
});
