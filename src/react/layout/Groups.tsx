"use client";
import { type JSX, memo } from "react";
import { Field } from "../field/Field.tsx";
import { fieldKey, type Group, groupSize } from "./useGroups.ts";
import type { Parameter } from "../../core/definition/form.ts";

interface GroupsProps {
  readonly groups: readonly Group[];
  /** How many of them to draw; `null` for all, of a form that is not long. */
  readonly drawn: number | null;
}

/** The fields of one section. */
export const Groups = ({ groups, drawn }: GroupsProps): JSX.Element => (
  <>
    {groups.map((group, place) =>
      drawn === null ? (
        <Fields key={place} parameters={group} />
      ) : (
        // Until it is drawn it takes the room of what will be there, so that a submit button
        // below stays where it is clicked.
        <div
          key={place}
          className="pf-group"
          data-pending={place >= drawn || undefined}
          ref={group.length === groupSize ? undefined : roomFor(group.length)}
        >
          {place < drawn && <Fields parameters={group} />}
        </div>
      ),
    )}
  </>
);

/** Not an attribute, which a server would send against a policy for styles. */
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

/** What is written on one line of an envelope, in this order. */
const line = [/city$/i, /state$/i, /(zip|zip_?code|postal_?code)$/i];

/**
 * Parameters by the row they are drawn in: each in one of its own, but for a city, its state and its
 * ZIP code that follow each other.
 */
function rowsOf(parameters: readonly Parameter[]): readonly (readonly Parameter[])[] {
  const rows: (readonly Parameter[])[] = [];
  for (let at = 0; at < parameters.length; at += rows.at(-1)?.length ?? 1) {
    const isLine = line.every((ending, place) => ending.test(parameters[at + place]?.name ?? ""));
    rows.push(parameters.slice(at, at + (isLine ? line.length : 1)));
  }
  return rows;
}
