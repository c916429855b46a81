"use client";
import { type JSX, useState } from "react";
import type { Parameter } from "../../core/definition/form.ts";
import { omitUndefined } from "../../core/record.ts";
import { sameData } from "../../document/diff/sameData.ts";
import type { BuilderMessageKey } from "../builderMessages.ts";
import { Action, Choice, renderRefusal } from "../controls.tsx";
import { contentAt, formTitle, type PlaceOf } from "../state/place.ts";
import { addressAt } from "../state/write.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import {
  blankCheck,
  type CheckDraft,
  type CheckKind,
  toCheckDraft,
  toCollectionCheck,
  toFormCheck,
} from "./checksDraft.ts";
import { CheckSentence } from "./CheckSentence.tsx";
import { isNumeric, questionsIn } from "./questionChoices.ts";
import { useDraft } from "./useDraft.ts";
import { useItems } from "./useItems.ts";

interface ChecksEditorProps {
  readonly builder: CollectionBuilderApi;
  readonly place: PlaceOf<"form">;
}

const kindLabels: Readonly<Record<CheckKind, BuilderMessageKey>> = {
  sumOf: "checkSumOf",
  sameAs: "checkSameAs",
  oneOfThese: "checkOneOfThese",
  differentIn: "checkDifferentIn",
};

const compact = <T extends object>(list: readonly (T | null)[]): readonly T[] | undefined => {
  const items = list.filter((one) => one !== null);
  return items.length > 0 ? items : undefined;
};

/**
 * Edits the checks between the answers of a form as sentences, with the checks between the items of
 * a repeated form. Incomplete checks are not written.
 */
export function ChecksEditor({ builder, place }: ChecksEditorProps): JSX.Element {
  const { document, definitions, t } = builder;
  const [chosen, setChosen] = useState("");
  const entry = contentAt<"form">(document, place) ?? {};
  const address = addressAt(document, place.form);
  const isOther = ({ form }: { readonly form: string }): boolean => form !== address;
  const others = document.checks?.filter(isOther) ?? [];
  const { draft, problem, change } = useDraft<readonly CheckDraft[]>(builder, place, () => [
    ...(entry.checks ?? []).map(toCheckDraft),
    ...(document.checks ?? []).filter((one) => !isOther(one)).map(toCheckDraft),
  ]);
  const questions = questionsIn(document, definitions, place.form);

  const write = (next: readonly CheckDraft[]): void => {
    const checks = compact(next.map(toFormCheck));
    const own = next.map((one) => toCollectionCheck(one, address));
    const all = compact([...others, ...own]);
    const what = t("checksChanged");
    if (sameData(all, document.checks)) {
      const content = omitUndefined({ ...entry, checks });
      change(next, sameData(checks, entry.checks) ? null : { place, content }, what);
      return;
    }
    const { checks: _replaced, ...collection } = document;
    const content = all ? { ...collection, checks: all } : collection;
    change(next, { place: { kind: "collection" }, content }, what);
  };

  const { list, replace, add, remove } = useItems<CheckDraft, HTMLFieldSetElement>(draft, write);
  const offered = offeredKinds(questions, entry.repeat !== undefined);
  const kind = offered.find((one) => one === chosen) ?? offered[0];
  return (
    <fieldset aria-label={t("checksLabel")} className="pf-builder-checks-editor" ref={list}>
      {draft.map((check, at) => (
        <CheckSentence
          key={at}
          builder={builder}
          check={check}
          number={String(at + 1)}
          form={formTitle(document, place.form, definitions.get(address))}
          questions={check.check === "sumOf" ? questions.filter(isNumeric) : questions}
          onChange={(next) => replace(at, next)}
          onRemove={() => remove(at)}
        />
      ))}
      {renderRefusal(builder, problem)}
      <div className="pf-builder-actions">
        {kind === undefined ? (
          <span>{t("noChecks")}</span>
        ) : (
          <>
            <Choice
              slot={builder}
              label={t("checkKind")}
              value={kind}
              options={offered.map((value) => ({ value, label: t(kindLabels[value]) }))}
              onChange={setChosen}
            />
            <Action slot={builder} onClick={() => add(blankCheck(kind))}>
              {t("addCheck")}
            </Action>
          </>
        )}
      </div>
    </fieldset>
  );
}

/** Returns the checks that a form with these questions can have. */
function offeredKinds(questions: readonly Parameter[], isRepeated: boolean): readonly CheckKind[] {
  const hasSome = questions.length > 1;
  return [
    ...(questions.filter(isNumeric).length > 1 ? (["sumOf"] as const) : []),
    ...(hasSome ? (["sameAs", "oneOfThese"] as const) : []),
    ...(isRepeated && questions.length > 0 ? (["differentIn"] as const) : []),
  ];
}
