"use client";
import type { JSX } from "react";
import { GroupContext, Label as AriaLabel, Text } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { definedAttributes } from "./definedAttributes.ts";

export const Frame = ({
  as: Element,
  frame: { children, ...frame },
  invalid,
  disabled,
}: PartProps["Frame"]): JSX.Element => (
  <Element
    {...frame}
    className={`${frame.className} react-aria-${Element === "div" ? "TextField" : "RadioGroup"}`}
    data-rac=""
    data-disabled={disabled || undefined}
  >
    <GroupContext.Provider value={{ isDisabled: disabled, isInvalid: invalid }}>
      {children}
    </GroupContext.Provider>
  </Element>
);

export const Label = ({ as, label }: PartProps["Label"]): JSX.Element => (
  <AriaLabel {...definedAttributes(label)} elementType={as} />
);

export const Description = ({ description }: PartProps["Description"]): JSX.Element => (
  <Text {...definedAttributes(description)} elementType="div" slot="description" />
);

export const ErrorMessage = ({ kind, message }: PartProps["ErrorMessage"]): JSX.Element => (
  <Text
    {...definedAttributes(message)}
    slot="errorMessage"
    className={kind === "error" ? "react-aria-FieldError" : "react-aria-Text"}
  />
);
