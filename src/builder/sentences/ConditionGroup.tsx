"use client";
import type { JSX } from "react";
import { Action, Choice } from "../controls.tsx";
import { blankTest, type GroupDraft, type RowDraft } from "./conditionDraft.ts";
import { type ConditionContext, ConditionRow } from "./ConditionRow.tsx";
import { useFocusAt } from "./useFocusAt.ts";

interface ConditionGroupProps {
  readonly context: ConditionContext;
  readonly group: GroupDraft;
  /** Number of the group, such as `2` or `2.1`; `null` for the whole condition. */
  readonly number: string | null;
  onChange(group: GroupDraft): void;
}

/** The rows of a condition or of a group in it, with buttons that add rows. */
export function ConditionGroup(props: ConditionGroupProps): JSX.Element {
  const { context, group, number, onChange } = props;
  const { builder } = context;
  const { t } = builder;
  const { rows } = group;
  const [list, focusAt] = useFocusAt<HTMLDivElement>();
  const change = (next: readonly RowDraft[], at?: number): void => {
    if (at !== undefined) focusAt(at);
    onChange({ ...group, rows: next });
  };
  const add = (row: RowDraft): void => change([...rows, row], rows.length);
  return (
    <div className="pf-builder-conditions" ref={list}>
      {rows.map((row, at) => {
        const own = number === null ? String(at + 1) : `${number}.${at + 1}`;
        const remove = (): void => change(rows.toSpliced(at, 1), at);
        if (!("rows" in row))
          return (
            <ConditionRow
              key={at}
              context={context}
              test={row}
              number={own}
              onChange={(next) => change(rows.with(at, next))}
              onRemove={remove}
            />
          );
        const replace = (next: GroupDraft): void =>
          next.rows.length > 0 ? change(rows.with(at, next)) : remove();
        return (
          <fieldset
            key={at}
            aria-label={t("conditionGroup", { number: own })}
            className="pf-builder-group"
          >
            <div className="pf-builder-sentence">
              <GroupMode context={context} group={row} number={own} onChange={replace} />
              <Action
                slot={builder}
                aria-label={t("removeGroup", { number: own })}
                onClick={remove}
              >
                {t("removeItem")}
              </Action>
            </div>
            <ConditionGroup context={context} group={row} number={own} onChange={replace} />
          </fieldset>
        );
      })}
      <div className="pf-builder-actions">
        <Action
          slot={builder}
          aria-label={number === null ? undefined : t("addConditionTo", { number })}
          onClick={() => add(blankTest)}
        >
          {t("addCondition")}
        </Action>
        {number === null && (
          <Action slot={builder} onClick={() => add({ mode: "any", rows: [blankTest] })}>
            {t("addGroup")}
          </Action>
        )}
      </div>
    </div>
  );
}

/** Whether all rows of a group must be true, or any of them. */
export function GroupMode({ context, group, number, onChange }: ConditionGroupProps): JSX.Element {
  const { t } = context.builder;
  return (
    <>
      <Choice
        slot={context.builder}
        labelHidden
        label={number === null ? t("allOrAny") : t("allOrAnyOf", { number })}
        value={group.mode}
        options={[
          { value: "all", label: t("allOf") },
          { value: "any", label: t("anyOf") },
        ]}
        onChange={(mode) => onChange({ ...group, mode: mode === "any" ? "any" : "all" })}
      />
      <span>{group.mode === "all" ? t("areTrue") : t("isTrue")}</span>
    </>
  );
}
