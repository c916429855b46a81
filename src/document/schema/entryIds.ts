import { isRecord, getOwn } from "../../core/record.ts";
import type { Collection } from "./collectionTypes.ts";
import { repeatIssue, type Repeat } from "./repeat.ts";

/** The parts of a collection entry that determine its address and whether it repeats. */
interface Addressed {
  readonly form?: unknown;
  readonly id?: string | undefined;
  readonly repeat?: Repeat | undefined;
}

/** Addresses of built-in steps. */
const ownSteps = ["tasks", "review", "sign", "receipt"] as const;

/** Returns the id of an entry, or else of its definition. */
export function entryId({ id, form }: Addressed): string | undefined {
  const own = isRecord(form) ? getOwn(form, "id") : undefined;
  return id ?? (typeof own === "string" ? own : undefined);
}

/** Returns the forms of a collection in order, each with its address. */
export const addressed = <T extends Addressed>(
  forms: readonly T[],
): readonly (readonly [address: string, form: T])[] =>
  forms.map((form, place) => [entryId(form) ?? `form-${place + 1}`, form]);

export const addressesOf = (forms: readonly Addressed[]): readonly string[] =>
  addressed(forms).map(([address]) => address);

/**
 * Returns the forms and signers of a document with their conditions, and with their paths. A signer
 * counts as a form without questions.
 */
export const conditionedForms = ({
  forms,
  signers = [],
}: Pick<Collection, "forms" | "signers">) => [
  ...addressed(forms).map(([id, { form = null, when, conditions, repeat }], at) => ({
    id,
    form,
    when,
    conditions,
    repeat,
    path: `$.forms[${at}]`,
  })),
  ...signers.map(({ id, when }, at) => ({
    id,
    form: { parameters: [] },
    when,
    path: `$.signers[${at}]`,
  })),
];

/** An issue of a form or a signer in a collection, for developers. */
export interface EntryIssue {
  /** Index among the forms or the signers. */
  readonly place: number;
  readonly key: "id" | "repeat";
  readonly message: string;
}

/**
 * Returns the issues of forms with an invalid address or `repeat`:
 * - two forms have the same address;
 * - a form has the address of a built-in step;
 * - a form has an address that an item of a repeated form may get, such as `dependents~2`;
 * - a form cannot repeat as configured.
 */
export function formIssues(forms: readonly Addressed[]): readonly EntryIssue[] {
  const addresses = addressesOf(forms);
  const taken = new Set<string>(ownSteps);
  const entryIssues = addressed(forms).flatMap(([address, form], place): EntryIssue[] => {
    const isTaken = taken.has(address);
    taken.add(address);
    const issue = form.repeat && repeatIssue(entryId(form), form.repeat);
    return [
      ...(isTaken ? [takenTwice(place, address)] : []),
      ...(issue ? [{ place, key: "repeat" as const, message: issue }] : []),
    ];
  });
  const itemIssues = addresses.flatMap((address, place) => {
    const found = forms[place]?.repeat && [...taken].find((one) => one.startsWith(`${address}~`));
    return found === undefined ? [] : [takenTwice(addresses.indexOf(found), found)];
  });
  return [...entryIssues, ...itemIssues];
}

const takenTwice = (place: number, id: string): EntryIssue => ({
  place,
  key: "id",
  message: `Two steps of a collection have the id ${JSON.stringify(id)}. Give this form another id.`,
});

/** Returns an issue for each signer with the id of a form or another signer. */
export function signerIssues(
  signers: readonly { readonly id: string }[],
  forms: readonly string[],
): readonly EntryIssue[] {
  const taken = new Set(forms);
  return signers.flatMap(({ id }, place) => {
    const isTaken = taken.has(id);
    taken.add(id);
    const message = `A signer has the id ${JSON.stringify(id)} of a form or another signer. Give this signer another id.`;
    return isTaken ? [{ place, key: "id", message }] : [];
  });
}

/** Error message for signers without an attestation. */
export const noAttestation =
  "A collection with signers has no attestation, so there is no page to sign on. Add the statement to sign.";
