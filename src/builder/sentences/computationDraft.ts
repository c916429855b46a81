import { readWireDecimal } from "../../core/values/wireDecimal.ts";
import type { NamedComputation, Term } from "../../document/schema/named.ts";

export type Operation = "entered" | NamedComputation["compute"];

/** The name of a question, a typed amount, or a computation that is edited as JSON. */
export type OperandDraft = Term;

/** A computation that may be incomplete. */
export interface ComputationDraft {
  readonly operation: Operation;
  /** `null` until an operand is chosen. */
  readonly operands: readonly (OperandDraft | null)[];
  readonly decimals: number | null;
}

export const toComputationDraft = (
  computation: NamedComputation | undefined,
): ComputationDraft => ({
  operation: computation?.compute ?? "entered",
  operands: computation?.of ?? [null, null],
  decimals: computation?.decimals ?? null,
});

const isComplete = (operand: OperandDraft | null): operand is OperandDraft =>
  operand !== null &&
  (typeof operand === "string" || "compute" in operand || readWireDecimal(operand.value) !== null);

/** Returns the computation: `undefined` for an entered answer, `null` for an incomplete draft. */
export function fromComputationDraft({
  operation,
  operands,
  decimals,
}: ComputationDraft): NamedComputation | undefined | null {
  if (operation === "entered") return undefined;
  const [first, ...others] = operands.filter(isComplete);
  if (first === undefined || others.length + 1 < operands.length) return null;
  return {
    compute: operation,
    of: [first, ...others],
    ...(decimals !== null && { decimals }),
  };
}
