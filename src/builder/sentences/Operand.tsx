"use client";
import type { JSX } from "react";
import type { Slot } from "../../react/internal.ts";
import type { ChoiceOption } from "../controls.tsx";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import type { OperandDraft } from "./computationDraft.ts";
import { Picker } from "./Picker.tsx";
import { TextBox } from "./TextBox.tsx";

interface OperandProps {
  readonly slot: Slot;
  readonly t: CollectionBuilderApi["t"];
  readonly operand: OperandDraft | null;
  readonly index: string;
  /** The questions by name. */
  readonly options: readonly ChoiceOption[];
  onChange(operand: OperandDraft | null): void;
}

const [question, amount] = ["question:", "amount"];

/** An operand of a computation: a question, or an amount that is typed. */
export function Operand(props: OperandProps): JSX.Element {
  const { slot, t, operand, index, options, onChange } = props;
  if (operand !== null && typeof operand === "object" && "compute" in operand)
    return <span>{t("editedAsJson")}</span>;
  const isAmount = operand !== null && typeof operand === "object";
  return (
    <>
      <Picker
        slot={slot}
        label={t("operandAt", { index })}
        prompt={t("chooseQuestion")}
        value={isAmount ? amount : operand && `${question}${operand}`}
        options={[
          ...options.map(({ value, label }) => ({ value: `${question}${value}`, label })),
          { value: amount, label: t("anAmount") },
        ]}
        onChange={(value) =>
          onChange(value === amount ? { value: "" } : (value?.slice(question.length) ?? null))
        }
      />
      {isAmount && (
        <TextBox
          slot={slot}
          label={t("operandAmount", { index })}
          value={operand.value}
          numeric
          onChange={(value) => onChange({ value })}
        />
      )}
    </>
  );
}
