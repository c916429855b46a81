"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { Label } from "@/components/ui/label";
import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";
import { focusRing } from "./focus-ring";

const line = "flex flex-wrap items-center gap-3";

export function Pager(part: PartProps["Pager"]): JSX.Element {
  const { nav, ready, previous, next, refresh, place, status, size } = part;
  return (
    <nav {...nav}>
      {ready && (
        <div className={`${line} justify-between text-sm`}>
          <div className={line}>
            {previous}
            {next}
            <span className="text-muted-foreground" aria-hidden="true">
              {place}
            </span>
          </div>
          <div className={line}>
            {size && <PageSize {...size} />}
            {refresh}
          </div>
        </div>
      )}
      <output className="sr-only">{status}</output>
    </nav>
  );
}

const PageSize = ({
  label,
  select: { value, onChange },
  options,
}: NonNullable<PartProps["Pager"]["size"]>): JSX.Element => (
  <Label>
    {label}
    <NativeSelect className={focusRing} value={value} onChange={onChange}>
      {options.map((option) => (
        <NativeSelectOption key={option.value} value={option.value}>
          {option.label}
        </NativeSelectOption>
      ))}
    </NativeSelect>
  </Label>
);
