"use client";
import type { JSX } from "react";
import { sameData } from "../../document/diff/sameData.ts";
import type { BuilderMessageKey } from "../builderMessages.ts";
import { Choice, type ChoiceOption, Picker, renderRefusal, TextBox } from "../controls.tsx";
import { contentAt, type PlaceOf } from "../state/place.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import {
  type ComputationDraft,
  fromComputationDraft,
  type Operation,
  type OperandDraft,
  toComputationDraft,
} from "./computationDraft.ts";
import { ItemList } from "./ItemList.tsx";
import { isNumeric, nameOptions, questionsIn } from "./questionChoices.ts";
import { useDraft } from "./useDraft.ts";

interface ComputationEditorProps {
  readonly builder: CollectionBuilderApi;
  readonly place: PlaceOf<"question">;
}

const operationLabels: Readonly<Record<Operation, BuilderMessageKey>> = {
  entered: "answerEntered",
  sum: "sumOfOperands",
  product: "productOfOperands",
  difference: "differenceOfOperands",
};
const operations: readonly Operation[] = ["entered", "sum", "product", "difference"];
const decimals = ["0", "1", "2", "3", "4"];

/** Edits the computation of a number, amount or percentage as a sentence, written once complete. */
export function ComputationEditor({ builder, place }: ComputationEditorProps): JSX.Element | null {
  const { document, definitions, t } = builder;
  const content = contentAt<"question">(document, place);
  const before = content?.computation;
  const { draft, problem, change } = useDraft(builder, place, () => toComputationDraft(before));
  if (!content || !(isNumeric(content.parameter) || before)) return null;
  const questions = questionsIn(document, definitions, place.form).filter(
    (one) => isNumeric(one) && one.name !== place.name,
  );
  const set = (next: ComputationDraft): void => {
    const computation = fromComputationDraft(next);
    const isUnchanged = computation === null || sameData(computation, before);
    change(
      next,
      isUnchanged ? null : { place, content: { ...content, computation } },
      t("computationChanged"),
    );
  };
  const { operation, decimals: rounding } = draft;
  return (
    <fieldset
      aria-label={t("computationLabel")}
      className="pf-builder-sentence pf-builder-computation-editor"
    >
      <span>{t("thisAnswerIs")}</span>
      <Choice
        slot={builder}
        labelHidden
        label={t("computationOperation")}
        value={operation}
        options={operations.map((value) => ({ value, label: t(operationLabels[value]) }))}
        onChange={(next) => set({ ...draft, operation: next })}
      />
      {operation !== "entered" && (
        <>
          <ItemList
            builder={builder}
            label={t("computationOperands")}
            items={draft.operands}
            add={{ text: t("addItem"), label: t("addOperand") }}
            removeLabel={(index) => t("removeOperand", { index })}
            onChange={(operands) => set({ ...draft, operands })}
            renderItem={(operand, index, onOperand) => (
              <Operand
                builder={builder}
                operand={operand}
                index={index}
                options={nameOptions(questions)}
                onChange={onOperand}
              />
            )}
          />
          <span>{t("roundedTo")}</span>
          <Picker
            slot={builder}
            label={t("computationDecimals")}
            prompt={t("allDecimals")}
            value={rounding === null ? null : String(rounding)}
            options={decimals.map((value) => ({ value, label: t("decimals", { count: value }) }))}
            onChange={(value) => set({ ...draft, decimals: value === null ? null : Number(value) })}
          />
        </>
      )}
      {renderRefusal(builder, problem)}
    </fieldset>
  );
}

interface OperandProps {
  readonly builder: CollectionBuilderApi;
  readonly operand: OperandDraft | null;
  readonly index: string;
  /** The questions by name. */
  readonly options: readonly ChoiceOption[];
  onChange(operand: OperandDraft | null): void;
}

const [question, amount] = ["question:", "amount"];

/** An operand of a computation: a question, or an amount that is typed. */
function Operand(props: OperandProps): JSX.Element {
  const { builder, operand, index, options, onChange } = props;
  const { t } = builder;
  if (operand !== null && typeof operand === "object" && "compute" in operand)
    return <span>{t("editedAsJson")}</span>;
  const isAmount = operand !== null && typeof operand === "object";
  return (
    <>
      <Picker
        slot={builder}
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
          slot={builder}
          label={t("operandAmount", { index })}
          value={operand.value}
          numeric
          onChange={(value) => onChange({ value })}
        />
      )}
    </>
  );
}
