"use client";
import type { JSX } from "react";
import { Group, Label, Text } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { states } from "./box.ts";

export function Pager(part: PartProps["Pager"]): JSX.Element {
  const { nav, ready, turning, previous, next, refresh, place, status, size } = part;
  return (
    <nav className="pf-pager" {...nav} data-turning={turning || undefined}>
      {ready && (
        <>
          <div className="pf-pager-turn">
            {previous}
            {next}
            <Text aria-hidden="true">{place}</Text>
          </div>
          <div className="pf-pager-set">
            {size && <PageSize {...size} />}
            {refresh}
          </div>
        </>
      )}
      <output className="pf-visually-hidden">{status}</output>
    </nav>
  );
}

const PageSize = ({
  label,
  select,
  options,
}: NonNullable<PartProps["Pager"]["size"]>): JSX.Element => (
  <Label>
    {label}
    <Group role="presentation">
      {(group) => (
        <select className="react-aria-Input" {...select} {...states(group)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Group>
  </Label>
);
