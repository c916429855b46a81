import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";

export const TextArea = ({ textarea }: PartProps["TextArea"]): JSX.Element => (
  <div className="pf-control">
    <textarea className="pf-input" {...textarea} />
  </div>
);
