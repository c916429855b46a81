"use client";
import type { JSX } from "react";
import type { Parameter } from "../../core/definition/form.ts";
import { Action, Picker, TextBox } from "../controls.tsx";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import type { CheckDraft } from "./checksDraft.ts";
import { ItemList } from "./ItemList.tsx";
import { nameOptions } from "./questionChoices.ts";

interface CheckSentenceProps {
  readonly builder: CollectionBuilderApi;
  readonly check: CheckDraft;
  readonly number: string;
  /** Title of the form. */
  readonly form: string;
  readonly questions: readonly Parameter[];
  onChange(check: CheckDraft): void;
  onRemove(): void;
}

/** A check as a sentence. */
export function CheckSentence(props: CheckSentenceProps): JSX.Element {
  const { builder, check, number, form, questions, onChange, onRemove } = props;
  const { t } = builder;
  const { names } = check;
  const options = nameOptions(questions);
  const change = (next: CheckDraft["names"]): void => onChange({ ...check, names: next });
  const renderName = (
    value: string | null,
    index: string,
    onName: (name: string | null) => void,
  ): JSX.Element => (
    <Picker
      slot={builder}
      label={t("checkQuestion", { index, number })}
      prompt={t("chooseQuestion")}
      value={value}
      options={options}
      taken={names}
      onChange={onName}
    />
  );
  const renderNames = (min: number): JSX.Element => (
    <ItemList
      builder={builder}
      label={t("checkQuestions", { number })}
      items={names}
      min={min}
      max={options.length}
      add={{ text: t("addItem"), label: t("addCheckQuestion", { number }) }}
      removeLabel={(index) => t("removeCheckQuestion", { index, number })}
      onChange={change}
      renderItem={renderName}
    />
  );
  const sentences: Readonly<Record<CheckDraft["check"], () => JSX.Element>> = {
    sumOf: () => (
      <>
        {renderNames(2)}
        <span>{t("addUpTo")}</span>
        <TextBox
          slot={builder}
          label={t("checkTotal", { number })}
          value={check.total}
          numeric
          onChange={(total) => onChange({ ...check, total })}
        />
      </>
    ),
    sameAs: () => (
      <>
        {renderName(names[0] ?? null, "1", (name) => change(names.with(0, name)))}
        <span>{t("isTheSameAs")}</span>
        {renderName(names[1] ?? null, "2", (name) => change(names.with(1, name)))}
      </>
    ),
    oneOfThese: () => (
      <>
        <span>{t("atLeastOneOf")}</span>
        {renderNames(2)}
        <span>{t("isAnswered")}</span>
      </>
    ),
    differentIn: () => (
      <>
        <span>{t("everyHasAnother", { form })}</span>
        {renderNames(1)}
      </>
    ),
  };
  return (
    <fieldset
      aria-label={t("checkRow", { number })}
      className="pf-builder-sentence pf-builder-check"
    >
      {sentences[check.check]()}
      <Action slot={builder} aria-label={t("removeCheck", { number })} onClick={onRemove}>
        {t("removeItem")}
      </Action>
    </fieldset>
  );
}
