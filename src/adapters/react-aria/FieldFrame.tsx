"use client";
import type { JSX } from "react";
import { GroupContext, Label, Text } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { breaking } from "./breaking.ts";

export function FieldFrame(part: PartProps["FieldFrame"]): JSX.Element {
  const { group, mark, unit, errorPrefix, children } = part;
  const { parameter, ids, message, messageLang, invalid, disabled, lang } = part.field;
  const Frame = group ? "fieldset" : "div";
  return (
    <Frame
      {...group}
      className={`pf-field react-aria-${group ? "RadioGroup" : "TextField"}`}
      data-rac=""
      data-type={parameter.type}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
    >
      <Label
        id={ids.label}
        lang={lang}
        style={breaking}
        {...(group ? { elementType: "legend" } : { htmlFor: ids.control })}
      >
        <bdi>{parameter.label}</bdi>
        {mark && (
          <>
            {" "}
            <Text {...mark} />
          </>
        )}
      </Label>
      {parameter.description && (
        <Text slot="description" id={ids.hint} lang={lang} style={breaking}>
          <bdi>{parameter.description}</bdi>
        </Text>
      )}
      {unit && <span className="pf-visually-hidden" id={ids.unit} {...unit} />}
      {message !== null && (
        <Text
          slot="errorMessage"
          className={invalid ? "react-aria-FieldError" : "react-aria-Text"}
          id={ids.error}
          lang={messageLang}
          style={breaking}
        >
          {invalid && (
            <>
              <span className="pf-visually-hidden" {...errorPrefix} />{" "}
            </>
          )}
          <bdi>{message}</bdi>
        </Text>
      )}
      <GroupContext.Provider value={{ isDisabled: disabled, isInvalid: invalid }}>
        {children}
      </GroupContext.Provider>
    </Frame>
  );
}
