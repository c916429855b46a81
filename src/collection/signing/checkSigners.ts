import { noAttestation, signerFaults } from "../../document/schema/addresses.ts";
import type { CollectionEntry } from "../state/entries.ts";
import type { Signer } from "../signature.ts";

/**
 * Checks those who may sign.
 * @throws RangeError for two of one id, one called as a form is, and where there is no page to sign
 * on.
 */
export function checkSigners(
  signers: readonly Pick<Signer, "id">[],
  isAttested: boolean,
  entries: readonly CollectionEntry[],
): void {
  if (signers.length > 0 && !isAttested) throw new RangeError(noAttestation);
  const ids = entries.map(({ id }) => id);
  const [fault] = signerFaults(signers, ids);
  if (fault) throw new RangeError(fault.message);
}
