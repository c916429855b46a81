import { noAttestation, signerIssues } from "../../document/schema/entryIds.ts";
import type { CollectionEntry } from "../state/collectionForm.ts";
import type { Signer } from "../signature.ts";

/**
 * Validates the signers.
 * @throws RangeError for duplicate ids, an id of a form, or signers without an attestation.
 */
export function assertSigners(
  signers: readonly Pick<Signer, "id">[],
  isAttested: boolean,
  entries: readonly CollectionEntry[],
): void {
  if (signers.length > 0 && !isAttested) throw new RangeError(noAttestation);
  const ids = entries.map(({ id }) => id);
  const [issue] = signerIssues(signers, ids);
  if (issue) throw new RangeError(issue.message);
}
