import { Fragment, type JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { renderPart, type Slot } from "./renderPart.ts";

export const RadioGroup = (
  { group, radios, children }: PartProps["RadioGroup"],
  slot: Slot,
): JSX.Element => (
  <div className="pf-radios" {...group}>
    {radios.map((radio, place) => (
      <Fragment key={place}>{renderPart("Radio", Radio, slot, radio)}</Fragment>
    ))}
    {children}
  </div>
);

const Radio = ({ label, description, input }: PartProps["Radio"]): JSX.Element => (
  <label className="pf-radio">
    <input {...input} />
    {description ? (
      <span>
        <span {...label} />
        <span className="pf-hint" {...description} />
      </span>
    ) : (
      <span {...label} />
    )}
  </label>
);
