import { isRecord, ownValue } from "../../core/record.ts";
import { repeatFault, type Repeat } from "./repeat.ts";

/** What is known of a form of a collection by itself. */
interface Addressed {
  readonly form?: unknown;
  readonly id?: string | undefined;
  readonly repeat?: Repeat | undefined;
}

/** Addresses of steps that are no form. */
const ownSteps = ["tasks", "review", "sign", "receipt"] as const;

/** The id that a form has, by its entry or its definition. */
export function idOf({ id, form }: Addressed): string | undefined {
  const own = isRecord(form) ? ownValue(form, "id") : undefined;
  return id ?? (typeof own === "string" ? own : undefined);
}

/** The forms of a collection in order, each behind its address. */
export const addressed = <T extends Addressed>(
  forms: readonly T[],
): readonly (readonly [address: string, form: T])[] =>
  forms.map((form, place) => [idOf(form) ?? `form-${place + 1}`, form]);

/** The addresses of the forms of a collection, in order. */
export const addressesOf = (forms: readonly Addressed[]): readonly string[] =>
  addressed(forms).map(([address]) => address);

/** What is wrong with an entry of a collection, for developers. */
export interface EntryFault {
  /** Its place among the forms, or the signers. */
  readonly place: number;
  readonly key: "id" | "repeat";
  readonly message: string;
}

/**
 * Two forms of one address, one that has that of a step of the collection, or may get it by a round,
 * and what cannot be repeated.
 */
export function formFaults(forms: readonly Addressed[]): readonly EntryFault[] {
  const addresses = addressesOf(forms);
  const taken = new Set<string>(ownSteps);
  const faults = addressed(forms).flatMap(([address, form], place): EntryFault[] => {
    const isTaken = taken.has(address);
    taken.add(address);
    const fault = form.repeat && repeatFault(idOf(form), form.repeat);
    return [
      ...(isTaken ? [takenTwice(place, address)] : []),
      ...(fault ? [{ place, key: "repeat" as const, message: fault }] : []),
    ];
  });
  const rounds = addresses.flatMap((address, place) => {
    const found = forms[place]?.repeat && [...taken].find((one) => one.startsWith(`${address}~`));
    return found === undefined ? [] : [takenTwice(addresses.indexOf(found), found)];
  });
  return [...faults, ...rounds];
}

const takenTwice = (place: number, id: string): EntryFault => ({
  place,
  key: "id",
  message: `Two steps of a collection cannot both be called ${JSON.stringify(id)}. Give this form another id: { id: "…", form }.`,
});

/** Two signers of one id, and one called as a form is. */
export function signerFaults(
  signers: readonly { readonly id: string }[],
  forms: readonly string[],
): readonly EntryFault[] {
  const taken = new Set(forms);
  return signers.flatMap(({ id }, place) => {
    const isTaken = taken.has(id);
    taken.add(id);
    const message = `A signer cannot be called ${JSON.stringify(id)}, as a form or another signer of the collection is. Give this one another id.`;
    return isTaken ? [{ place, key: "id", message }] : [];
  });
}

/** What is said of signers where there is no page to sign on. */
export const noAttestation =
  "A collection with signers has no attestation, so there is no page to sign on. Give it what the person signs: attestation={{ statement }}.";
