"use client";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";

export const Pager = (part: PartProps["Pager"]): JSX.Element => (
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
              {part.size.label}
              <span className="pf-control">
                <select className="pf-select" {...part.size.select}>
                  {part.size.options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </span>
            </label>
          )}
          {part.refresh}
        </div>
      </>
    )}
    <output className="pf-visually-hidden">{part.status}</output>
  </nav>
);
