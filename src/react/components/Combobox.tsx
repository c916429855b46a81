"use client";
import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";

export const Combobox = (part: PartProps["Combobox"]): JSX.Element => (
  <div className="pf-control pf-combobox">
    <input className="pf-input" {...part.input} />
    {part.children}
    <div className="pf-popup" {...part.popup} data-above={part.above || undefined}>
      {part.empty && <p className="pf-nothing" {...part.empty} />}
      <ul className="pf-options" {...part.list}>
        {part.options.map(({ label, chosen, item }) => (
          <li
            className="pf-option"
            {...item}
            key={item["aria-posinset"]}
            data-chosen={chosen || undefined}
          >
            <span className="pf-option-label" {...label} />
          </li>
        ))}
      </ul>
    </div>
    <output className="pf-visually-hidden">{part.status}</output>
  </div>
);
