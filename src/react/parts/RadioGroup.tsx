import { Fragment, type JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { byGroup } from "./byGroup.ts";
import { renderPart, type Slot } from "./renderPart.ts";

export const RadioGroup = (
  { group, radios, children }: PartProps["RadioGroup"],
  slot: Slot,
): JSX.Element => (
  <div className="pf-radios" {...group}>
    {byGroup(
      radios,
      (radio, place) => (
        <Fragment key={place}>{renderPart("Radio", Radio, slot, radio)}</Fragment>
      ),
      (title, rows) => (
        <div
          key={title}
          className="pf-radios"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend is no flex item
          role="group"
          aria-label={title}
          lang={radios[0]?.label.lang}
        >
          <b aria-hidden>{title}</b>
          {rows}
        </div>
      ),
    )}
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
