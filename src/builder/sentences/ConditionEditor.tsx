"use client";
import type { JSX } from "react";
import { sameData } from "../../document/diff/sameData.ts";
import type { BuilderMessageKey } from "../builderMessages.ts";
import { renderRefusal } from "../controls.tsx";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { fromDraft, type GroupDraft, isIncomplete, toDraft } from "./conditionDraft.ts";
import { ConditionGroup, GroupMode } from "./ConditionGroup.tsx";
import { conditionAt, type ConditionPlace, withCondition } from "./conditionPlace.ts";
import { testableQuestions } from "./questionChoices.ts";
import { conditionProblem } from "./stepProblem.ts";
import { useDraft } from "./useDraft.ts";

interface ConditionEditorProps {
  readonly builder: CollectionBuilderApi;
  readonly place: ConditionPlace;
}

const beginnings: Readonly<Record<ConditionPlace["kind"], BuilderMessageKey>> = {
  question: "whenQuestion",
  form: "whenForm",
  signer: "whenSigner",
};

/**
 * Edits the condition of a question, form or signer as a sentence. Incomplete rows are not written,
 * and a condition that employees could never fulfil is refused with the reason.
 */
export function ConditionEditor({ builder, place }: ConditionEditorProps): JSX.Element {
  const { document, definitions, t } = builder;
  const before = conditionAt(document, place);
  const { draft, problem, change } = useDraft(builder, place, () => toDraft(before));
  const questions = testableQuestions(document, definitions, place);
  const onChange = (group: GroupDraft): void => {
    const next = group.rows.length > 0 ? group : null;
    const condition = fromDraft(next);
    const write = sameData(condition, before) ? null : withCondition(document, place, condition);
    const refused = write && conditionProblem(document, definitions, place, condition);
    change(next, write, t("conditionChanged"), refused);
  };
  const group: GroupDraft = draft ?? { mode: "all", rows: [] };
  const shared = { context: { builder, place, questions }, group, number: null, onChange };
  return (
    <fieldset aria-label={t("conditionLabel")} className="pf-builder-condition-editor">
      <div className="pf-builder-sentence">
        {draft ? (
          <>
            <span>{t(beginnings[place.kind])}</span>
            <GroupMode {...shared} />
          </>
        ) : (
          <span>{t("noCondition")}</span>
        )}
      </div>
      <ConditionGroup {...shared} />
      {draft && isIncomplete(draft) && (
        <p className="pf-builder-hint">{t("incompleteCondition")}</p>
      )}
      {renderRefusal(builder, problem)}
    </fieldset>
  );
}
