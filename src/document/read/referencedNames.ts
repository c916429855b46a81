import type { DocumentFormSettings } from "./formInDocument.ts";
import type { NamedCheck, NamedComputation } from "../schema/named.ts";

/** The name of a parameter that settings refer to, with the path of the reference. */
export type Reference = readonly [name: string, path: string];

/** Settings that have parameter names as keys. */
const records = ["rules", "fields", "compute", "defaultValues"] as const;

export const listReferences = (names: readonly string[], path: string): readonly Reference[] =>
  names.map((name, at) => [name, `${path}[${at}]`]);

const inCheck = (check: NamedCheck, path: string): readonly Reference[] =>
  "names" in check
    ? listReferences(check.names, `${path}.names`)
    : [
        [check.name, `${path}.name`],
        [check.other, `${path}.other`],
      ];

export const computationReferences = (
  { of }: NamedComputation,
  path: string,
): readonly Reference[] =>
  of.flatMap((term, at): readonly Reference[] => {
    const here = `${path}.of[${at}]`;
    if (typeof term === "string") return [[term, here]];
    return "compute" in term ? computationReferences(term, here) : [];
  });

/** Returns the parameters that checks and computations depend on. */
export const computedReferences = (
  { checks = [], compute = {} }: DocumentFormSettings,
  path: string,
): readonly Reference[] => [
  ...checks.flatMap((check, at) => inCheck(check, `${path}.checks[${at}]`)),
  ...Object.entries(compute).flatMap(([name, computation]) =>
    computationReferences(computation, `${path}.compute.${name}`),
  ),
];

/** Returns every parameter name in the settings of a form, except in conditions and sections. */
export const referencedNames = (
  settings: DocumentFormSettings,
  path: string,
): readonly Reference[] => [
  ...records.flatMap((key) =>
    Object.keys(settings[key] ?? {}).map((name): Reference => [name, `${path}.${key}.${name}`]),
  ),
  ...Object.keys(settings.prefill?.values ?? {}).map((name): Reference => [
    name,
    `${path}.prefill.values.${name}`,
  ]),
  ...Object.entries(settings.fields ?? {}).flatMap(([name, { optionsFor }]): readonly Reference[] =>
    optionsFor ? [[optionsFor.by, `${path}.fields.${name}.optionsFor.by`]] : [],
  ),
  ...computedReferences(settings, path),
];
