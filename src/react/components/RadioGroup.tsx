"use client";
import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";

export const RadioGroup = ({ group, radios, children }: PartProps["RadioGroup"]): JSX.Element => (
  <div className="pf-radios" {...group}>
    {radios.map(({ label, input }, place) => (
      <label className="pf-radio" key={place}>
        <input {...input} />
        <span {...label} />
      </label>
    ))}
    {children}
  </div>
);
