import type { CollectionEntry } from "../entries.ts";
import type { FormCollectionOptions } from "../contract.ts";
import type { Signer } from "../signature.ts";

/**
 * Those who may sign, and when.
 * @throws RangeError for two of one id, one called as a form is, and where there is no page to sign
 * on.
 */
export function signersAsked(
  { signers = [], attestation }: Pick<FormCollectionOptions, "signers" | "attestation">,
  entries: readonly CollectionEntry[],
): readonly Pick<Signer, "id" | "when">[] {
  if (signers.length > 0 && !attestation)
    throw new RangeError(
      "A collection with signers has no attestation, so there is no page to sign on. Give it what the person signs: attestation={{ statement }}.",
    );
  const taken = new Set(entries.map(({ id }) => id));
  return signers.map(({ id, when }) => {
    if (taken.has(id))
      throw new RangeError(
        `A signer cannot be called ${JSON.stringify(id)}, as a form or another signer of the collection is. Give this one another id.`,
      );
    taken.add(id);
    return { id, when };
  });
}
