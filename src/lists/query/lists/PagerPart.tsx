import type { JSX } from "react";
import { renderPart, Select, type Slot } from "../../../react/internal.ts";
import type { PagerPart, PartProps } from "../../../react/index.ts";

type Size = NonNullable<PagerPart["size"]>["options"][number];

const renderSize = ({ value, label }: Size): JSX.Element => (
  <option key={value} value={value}>
    {label}
  </option>
);

export const Pager = (part: PartProps["Pager"], slot: Slot): JSX.Element => (
  <nav className="pf-pager" {...part.nav} data-turning={part.turning || undefined}>
    {part.ready && (
      <>
        <div className="pf-pager-turn">
          {part.previous ?? part.next}
          <span className="pf-pager-place" aria-hidden="true">
            {part.place}
          </span>
          {part.previous && part.next}
        </div>
        <div className="pf-pager-set">
          {part.size && (
            <label className="pf-page-size">
              <span>{part.size.label}</span>
              {renderPart("Select", Select, slot, {
                select: { ...part.size.select, children: part.size.options.map(renderSize) },
              })}
            </label>
          )}
          {part.refresh}
        </div>
      </>
    )}
    <output className="pf-visually-hidden">{part.status}</output>
  </nav>
);
