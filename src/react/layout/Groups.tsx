"use client";
import { type JSX, memo } from "react";
import { Field } from "../field/Field.tsx";
import { fieldKey, type Group, groupSize } from "./useGroups.ts";
import type { Parameter } from "../../core/definition/form.ts";

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
  return rowsOf(parameters).flatMap((row) => {
    const fields = row.map((parameter) => (
      <Field key={fieldKey(parameter)} parameter={parameter} />
    ));
    const [first, ...others] = fields;
    if (others.length === 0) return fields;
    return [
      <div key={first?.key} className="pf-line">
        <div className="pf-row">{fields}</div>
      </div>,
    ];
  });
});

const line = [/city$/i, /state$/i, /(zip|zip_?code|postal_?code)$/i];

/** Puts consecutive city, state and ZIP code into one row. */
function rowsOf(parameters: readonly Parameter[]): readonly (readonly Parameter[])[] {
  const rows: (readonly Parameter[])[] = [];
  for (let at = 0; at < parameters.length; at += rows.at(-1)?.length ?? 1) {
    const isLine = line.every((ending, place) => ending.test(parameters[at + place]?.name ?? ""));
    rows.push(parameters.slice(at, at + (isLine ? line.length : 1)));
  }
  return rows;
}
