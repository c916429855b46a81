import { Fragment, type JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { renderPart, type Slot } from "./renderPart.ts";

export function FieldFrame(part: PartProps["FieldFrame"], slot: Slot): JSX.Element {
  const { group, mark, unit, description } = part;
  const { parameter, ids, message, messageLang, invalid, disabled, lang } = part.field;
  const { label } = parameter;
  const labelled = renderPart("Label", Label, slot, {
    as: group ? "legend" : "label",
    disabled,
    label: {
      id: ids.label,
      ...(!group && { htmlFor: ids.control }),
      children: mark ? (
        <>
          <span lang={lang}>{label}</span> <span className="pf-mark" {...mark} />
        </>
      ) : lang === undefined ? (
        label
      ) : (
        <span lang={lang}>{label}</span>
      ),
    },
  });
  const described = (
    <>
      {/* Fragments remount the elements: page translators move the space between them, and React
          could not remove it. */}
      {mark ? <Fragment>{labelled}</Fragment> : labelled}
      {description &&
        renderPart("Description", Description, slot, {
          description: { id: ids.hint, lang, children: description },
        })}
      {unit && <span className="pf-visually-hidden" id={ids.unit} {...unit} />}
      {message !== null && (
        <Fragment key={invalid ? "error" : "warning"}>
          {renderPart("ErrorMessage", ErrorMessage, slot, {
            kind: invalid ? "error" : "warning",
            message: {
              id: ids.error,
              lang: messageLang,
              children: invalid ? (
                <>
                  <span className="pf-visually-hidden" {...part.errorPrefix} />{" "}
                  <span>{message}</span>
                </>
              ) : (
                message
              ),
            },
          })}
        </Fragment>
      )}
      {part.children}
    </>
  );
  return renderPart("Frame", Frame, slot, {
    as: group ? "fieldset" : "div",
    invalid,
    disabled,
    frame: {
      ...group,
      className: "pf-field",
      "data-type": parameter.type,
      "data-invalid": invalid || undefined,
      children: described,
    },
  });
}

const Frame = ({ as: Element, frame }: PartProps["Frame"]): JSX.Element => <Element {...frame} />;

const Label = ({ as, label }: PartProps["Label"]): JSX.Element => {
  const Element = as as "label";
  return <Element className="pf-label" {...label} />;
};

export const Description = ({ description }: PartProps["Description"]): JSX.Element => (
  <div className="pf-hint" {...description} />
);

const ErrorMessage = ({ kind, message }: PartProps["ErrorMessage"]): JSX.Element => (
  <p className={`pf-${kind}`} {...message} />
);
