import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";

export const Select = ({ select }: PartProps["Select"]): JSX.Element => (
  <div className="pf-control">
    <select className="pf-select" {...select} />
  </div>
);
