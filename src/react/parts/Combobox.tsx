import { Fragment, type JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { byGroup } from "./byGroup.ts";
import { renderPart, type Slot } from "./renderPart.ts";
import { renderTextInput } from "./TextInput.tsx";

export const Combobox = (part: PartProps["Combobox"], slot: Slot): JSX.Element => (
  <div className="pf-combobox">
    {renderTextInput(slot, { input: part.input, opens: true, children: part.children })}
    {renderPart("Popup", Popup, slot, {
      popup: {
        ...part.popup,
        className: "pf-popup",
        "data-above": part.above || undefined,
        children: (
          <>
            {part.empty && <p className="pf-nothing" {...part.empty} />}
            <ul className="pf-options" {...part.list}>
              {byGroup(
                part.options,
                (option) => (
                  <Fragment key={option.item["aria-posinset"] ?? "heading"}>
                    {renderPart("Option", Option, slot, option)}
                  </Fragment>
                ),
                (title, rows) => (
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no such tag
                  <div key={title} role="group" aria-label={title} lang={part.input.lang}>
                    {rows}
                  </div>
                ),
              )}
            </ul>
          </>
        ),
      },
    })}
    <output className="pf-visually-hidden">{part.status}</output>
  </div>
);

const Popup = ({ popup }: PartProps["Popup"]): JSX.Element => <div {...popup} />;

const Option = ({
  label,
  description,
  chosen,
  heading,
  item,
}: PartProps["Option"]): JSX.Element => (
  <li className="pf-option" {...item} data-chosen={chosen || undefined}>
    {heading ? (
      <b className="pf-option-label" {...label} />
    ) : (
      <span className="pf-option-label" {...label} />
    )}
    {description && <span className="pf-option-description" {...description} />}
  </li>
);
