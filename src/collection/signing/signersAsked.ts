import { noAttestation, signerFaults } from "../../document/schema/addresses.ts";
import type { CollectionEntry } from "../state/entries.ts";
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
  if (signers.length > 0 && !attestation) throw new RangeError(noAttestation);
  const ids = entries.map(({ id }) => id);
  const [fault] = signerFaults(signers, ids);
  if (fault) throw new RangeError(fault.message);
  return signers.map(({ id, when }) => ({ id, when }));
}
