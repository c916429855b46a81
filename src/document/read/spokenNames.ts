import type { DocumentFormSettings } from "./formInDocument.ts";
import type { NamedCheck, NamedComputation } from "../schema/named.ts";

/** The name of a parameter that settings refer to, with the path of the reference. */
export type Spoken = readonly [name: string, path: string];

/** Settings that have parameter names as keys. */
const records = ["rules", "fields", "compute", "defaultValues"] as const;

/** Returns the names in a list, with their paths. */
export const spokenList = (names: readonly string[], path: string): readonly Spoken[] =>
  names.map((name, at) => [name, `${path}[${at}]`]);

const inCheck = (check: NamedCheck, path: string): readonly Spoken[] =>
  "names" in check
    ? spokenList(check.names, `${path}.names`)
    : [
        [check.name, `${path}.name`],
        [check.other, `${path}.other`],
      ];

/** Returns the parameters that a computation depends on. */
export const inTerms = ({ of }: NamedComputation, path: string): readonly Spoken[] =>
  of.flatMap((term, at): readonly Spoken[] => {
    const here = `${path}.of[${at}]`;
    if (typeof term === "string") return [[term, here]];
    return "compute" in term ? inTerms(term, here) : [];
  });

/** Returns the parameters that checks and computations depend on. */
export const reckonedIn = (
  { checks = [], compute = {} }: DocumentFormSettings,
  path: string,
): readonly Spoken[] => [
  ...checks.flatMap((check, at) => inCheck(check, `${path}.checks[${at}]`)),
  ...Object.entries(compute).flatMap(([name, terms]) => inTerms(terms, `${path}.compute.${name}`)),
];

/** Returns every parameter name in the settings of a form. */
export const spokenIn = (said: DocumentFormSettings, path: string): readonly Spoken[] => [
  ...records.flatMap((key) =>
    Object.keys(said[key] ?? {}).map((name): Spoken => [name, `${path}.${key}.${name}`]),
  ),
  ...Object.keys(said.prefill?.values ?? {}).map((name): Spoken => [
    name,
    `${path}.prefill.values.${name}`,
  ]),
  ...reckonedIn(said, path),
];
