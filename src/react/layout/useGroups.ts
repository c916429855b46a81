"use client";
import { useState } from "react";
import type { Parameter } from "../../core/definition/form.ts";
import type { AskedSection } from "../../core/definition/sections.ts";

/** What a field is told apart by: another type or name is another field. */
export const fieldKey = ({ type, name }: Parameter): string => `${type} ${name}`;

/** Parameters of a section that are drawn together, in the order in which they are asked. */
export type Group = readonly Parameter[];

/** The groups of each section, by its place. */
interface Grouped {
  readonly groups: ReadonlyMap<number, readonly Group[]>;
  /** Whether the form is long enough that they are drawn one after the other. */
  readonly isLong: boolean;
}

/**
 * Fields of a group. Browsers lay out only those groups of a long form that are near the screen.
 */
export const groupSize = 20;

/** Of a form that is no longer, each section is one group. */
const longForm = 50;

/**
 * The groups of a form. While its definition changes, what stays is drawn where it was: in another
 * group it would lose focus.
 */
export function useGroups(sections: readonly AskedSection[]): Grouped {
  const [drawn, draw] = useState(() => ({ sections, grouped: grouped(sections) }));
  if (drawn.sections === sections) return drawn.grouped;
  const next = regrouped(sections, drawn.grouped) ?? grouped(sections);
  draw({ sections, grouped: next });
  return next;
}

function grouped(sections: readonly AskedSection[]): Grouped {
  const isLong = sections.flatMap(({ parameters }) => parameters).length > longForm;
  const groups = sections.map(
    ({ place, parameters }) => [place, groupsOf(parameters, isLong)] as const,
  );
  return { groups: new Map(groups), isLong };
}

function groupsOf(parameters: Group, isLong: boolean): readonly Group[] {
  if (!isLong) return [parameters];
  const groups = Math.ceil(parameters.length / groupSize);
  return Array.from({ length: groups }, (_, place) =>
    parameters.slice(place * groupSize, (place + 1) * groupSize),
  );
}

/** Each section with its groups of before; `null` when one of them cannot keep its own. */
function regrouped(sections: readonly AskedSection[], { groups, isLong }: Grouped): Grouped | null {
  const next = new Map<number, readonly Group[]>();
  for (const { place, parameters } of sections) {
    const before = groups.get(place);
    const found = before ? regroup(parameters, before) : groupsOf(parameters, isLong);
    if (!found) return null;
    next.set(place, found);
  }
  return { groups: next, isLong };
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
