import { readWireDecimal } from "../../core/values/wireDecimal.ts";
import type { NamedCheck, NamedCollectionCheck } from "../../document/schema/named.ts";

export type CheckKind = NamedCheck["check"] | NamedCollectionCheck["check"];

/** A check that may be incomplete. */
export interface CheckDraft {
  readonly check: CheckKind;
  /** Names of the questions; `null` until one is chosen. */
  readonly names: readonly (string | null)[];
  /** Total of `sumOf`. */
  readonly total: string;
}

export const blankCheck = (check: CheckKind): CheckDraft => ({
  check,
  names: check === "differentIn" ? [null] : [null, null],
  total: check === "sumOf" ? "100" : "",
});

export function toCheckDraft(check: NamedCheck | NamedCollectionCheck): CheckDraft {
  const names = "names" in check ? check.names : [check.name, check.other];
  return { check: check.check, names, total: "total" in check ? check.total : "" };
}

/** Returns the names of a complete check. Names of a document stay, however few they are. */
function completeNames({ names }: CheckDraft, min: number): readonly string[] | null {
  const chosen = names.filter((name) => name !== null);
  return chosen.length >= min || chosen.length === names.length ? chosen : null;
}

/** Returns the check of a form, or `null` if the draft is incomplete or for the collection. */
export function toFormCheck(draft: CheckDraft): NamedCheck | null {
  const { check, total } = draft;
  const names = completeNames(draft, 2);
  if (!names || check === "differentIn") return null;
  if (check === "oneOfThese") return { check, names };
  if (check === "sumOf") return readWireDecimal(total) ? { check, names, total } : null;
  const [name, other] = names;
  return name === undefined || other === undefined ? null : { check, name, other };
}

/** Returns the check of a collection, or `null` if the draft is incomplete or for its form. */
export function toCollectionCheck(draft: CheckDraft, form: string): NamedCollectionCheck | null {
  const [first, ...others] = completeNames(draft, 1) ?? [];
  if (draft.check !== "differentIn" || first === undefined) return null;
  return { check: "differentIn", form, names: [first, ...others] };
}
