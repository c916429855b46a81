"use client";
import { useState } from "react";
import type { Parameter } from "../../core/form.ts";

/** What a field is told apart by: another type or name is another field. */
export const fieldKey = ({ type, name }: Parameter): string => `${type} ${name}`;

/** Parameters that are drawn together, in form order. */
export type Group = readonly Parameter[];

/**
 * Fields of a group. Browsers lay out only those groups of a long form that are near the screen.
 */
const groupSize = 20;

/** A form that is no longer is one group. */
const longForm = 50;

/**
 * The groups of a form. While its definition changes, what stays is drawn where it was: in another
 * group it would lose focus.
 */
export function useGroups(parameters: Group): readonly Group[] {
  const [drawn, draw] = useState(() => ({ parameters, groups: groupsOf(parameters) }));
  if (drawn.parameters === parameters) return drawn.groups;
  const groups = regroup(parameters, drawn.groups) ?? groupsOf(parameters);
  draw({ parameters, groups });
  return groups;
}

function groupsOf(parameters: Group): readonly Group[] {
  if (parameters.length <= longForm) return [parameters];
  const groups = Math.ceil(parameters.length / groupSize);
  return Array.from({ length: groups }, (_, place) =>
    parameters.slice(place * groupSize, (place + 1) * groupSize),
  );
}

/**
 * Each in its group of before, what is new with what comes before it; `null` when their order
 * changed, or a group is empty or too long.
 */
function regroup(parameters: Group, before: readonly Group[]): readonly Group[] | null {
  const places = new Map(before.flatMap((group, at) => group.map((each) => [fieldKey(each), at])));
  const groups = before.map((): Parameter[] => []);
  let at = 0;
  for (const parameter of parameters) {
    const place = places.get(fieldKey(parameter)) ?? at;
    if (place < at) return null;
    at = place;
    groups[at]?.push(parameter);
  }
  return groups.every(({ length }) => length > 0 && length <= 2 * longForm) ? groups : null;
}
