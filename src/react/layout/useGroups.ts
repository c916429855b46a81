"use client";
import { useState } from "react";
import type { Parameter } from "../../core/definition/form.ts";
import type { ResolvedSection } from "../../core/definition/sections.ts";

/** Returns the React key of a field, which remounts if its type or name changes. */
export const fieldKey = ({ type, name }: Parameter): string => `${type} ${name}`;

/** Parameters that are rendered together. */
export type Group = readonly Parameter[];

interface Grouped {
  readonly groups: ReadonlyMap<number, readonly Group[]>;
  /** Whether groups are rendered one after the other. */
  readonly isLong: boolean;
}

/** Number of fields per group. Browsers only lay out groups near the viewport. */
export const groupSize = 20;

/** Maximum length of a form with one group per section. */
const longForm = 50;

/**
 * Groups parameters. When the definition changes, remaining fields stay in their groups: moving
 * them would lose focus.
 */
export function useGroups(sections: readonly ResolvedSection[]): Grouped {
  const [cached, setCached] = useState(() => ({ sections, grouped: grouped(sections) }));
  if (cached.sections === sections) return cached.grouped;
  const next = regrouped(sections, cached.grouped) ?? grouped(sections);
  setCached({ sections, grouped: next });
  return next;
}

function grouped(sections: readonly ResolvedSection[]): Grouped {
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

/** Keeps the groups of each section; returns `null` if `regroup` does. */
function regrouped(
  sections: readonly ResolvedSection[],
  { groups, isLong }: Grouped,
): Grouped | null {
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
 * Keeps parameters in their groups, and adds new parameters to the preceding group. Returns `null`
 * if the order changed, or a group is empty or too long.
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

/** Endings of the names of parameters that share a row. */
const line = [/city$/i, /state$/i, /zip(_?code)?$|postal_?code$/i];

/** Puts consecutive city, state and ZIP code into one row. */
export function rowsOf(parameters: Group): readonly Group[] {
  const rows: Group[] = [];
  for (let at = 0, next = 0; at < parameters.length; at = next) {
    const isLine = line.every((ending, place) => ending.test(parameters[at + place]?.name ?? ""));
    next = at + (isLine ? line.length : 1);
    rows.push(parameters.slice(at, next));
  }
  return rows;
}
