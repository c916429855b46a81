import type { DocumentFormSettings } from "./formInDocument.ts";
import type { NamedCheck, NamedComputation } from "../schema/named.ts";

/** A name that is spoken of, and where. */
export type Spoken = readonly [name: string, path: string];

/** What is said by the name of a parameter. */
const records = ["rules", "fields", "compute", "defaultValues"] as const;

/** The names of a list. */
export const spokenList = (names: readonly string[], path: string): readonly Spoken[] =>
  names.map((name, at) => [name, `${path}[${at}]`]);

const inCheck = (check: NamedCheck, path: string): readonly Spoken[] =>
  "names" in check
    ? spokenList(check.names, `${path}.names`)
    : [
        [check.name, `${path}.name`],
        [check.other, `${path}.other`],
      ];

/** The names that a computation looks at. */
export const inTerms = ({ of }: NamedComputation, path: string): readonly Spoken[] =>
  of.flatMap((term, at): readonly Spoken[] => {
    const here = `${path}.of[${at}]`;
    if (typeof term === "string") return [[term, here]];
    return "compute" in term ? inTerms(term, here) : [];
  });

/** Names of parameters that answers are checked with, or worked out from. */
export const reckonedIn = (
  { checks = [], compute = {} }: DocumentFormSettings,
  path: string,
): readonly Spoken[] => [
  ...checks.flatMap((check, at) => inCheck(check, `${path}.checks[${at}]`)),
  ...Object.entries(compute).flatMap(([name, terms]) => inTerms(terms, `${path}.compute.${name}`)),
];

/** Every name of a parameter that the settings of a form speak of. */
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
