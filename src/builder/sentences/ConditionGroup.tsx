"use client";
import type { JSX } from "react";
import { Action, Choice } from "../controls.tsx";
import { blankTest, type GroupDraft, type RowDraft } from "./conditionDraft.ts";
import { type ConditionContext, ConditionRow } from "./ConditionRow.tsx";
import { useItems } from "./useItems.ts";

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
  const { list, replace, add, remove } = useItems<RowDraft, HTMLDivElement>(rows, (next) =>
    onChange({ ...group, rows: next }),
  );
  return (
    <div className="pf-builder-conditions" ref={list}>
      {rows.map((row, at) => {
        const own = number === null ? String(at + 1) : `${number}.${at + 1}`;
        if (!("rows" in row))
          return (
            <ConditionRow
              key={at}
              context={context}
              test={row}
              number={own}
              onChange={(next) => replace(at, next)}
              onRemove={() => remove(at)}
            />
          );
        const change = (next: GroupDraft): void =>
          next.rows.length > 0 ? replace(at, next) : remove(at);
        return (
          <fieldset
            key={at}
            aria-label={t("conditionGroup", { number: own })}
            className="pf-builder-group"
          >
            <div className="pf-builder-sentence">
              <GroupMode context={context} group={row} number={own} onChange={change} />
              <Action
                slot={builder}
                aria-label={t("removeGroup", { number: own })}
                onClick={() => remove(at)}
              >
                {t("removeItem")}
              </Action>
            </div>
            <ConditionGroup context={context} group={row} number={own} onChange={change} />
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
        onChange={(mode) => onChange({ ...group, mode })}
      />
      <span>{group.mode === "all" ? t("areTrue") : t("isTrue")}</span>
    </>
  );
}
