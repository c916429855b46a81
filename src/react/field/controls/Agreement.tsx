"use client";
import { type JSX, useEffect, useRef } from "react";
import { FieldFrame } from "../FieldFrame.tsx";
import { controlProps } from "../../inputs/controlProps.ts";
import { useLiveField } from "../../inputs/useLiveField.ts";
import { useNativeEvents } from "../../inputs/useNativeEvents.ts";
import type { FieldProps } from "../../settings/settings.ts";
import { formMessage } from "../../../core/messages/formText.ts";
import { useBrowserLayoutEffect } from "../../support/useStable.ts";

/** Renders a checkbox to agree to a statement. Unchecked means unanswered, not No. */
export function Agreement(props: FieldProps): JSX.Element {
  const field = useLiveField(props.field);
  const { ids, settings, value, setValue, blur, focusRef } = field;
  const box = useRef<HTMLInputElement | null>(null);
  const fresh = useRef(true);
  const isAgreed = value === "true";
  const show = (): void => {
    if (box.current) box.current.checked = isAgreed;
  };

  useBrowserLayoutEffect(() => {
    if (!fresh.current || !box.current?.checked) show();
  });

  // Adopts input from before hydration. The field is subscribed only after layout effects.
  useEffect(() => {
    if (!fresh.current) return;
    fresh.current = false;
    if (box.current?.checked && !isAgreed) setValue("true");
  });

  const take = (): void => {
    const answer = box.current?.checked ? "true" : null;
    if (answer !== field.live.value()) setValue(answer);
  };
  useNativeEvents(box, show, take);

  return (
    <FieldFrame field={field}>
      <span className="pf-agreement">
        <input
          {...controlProps(field)}
          type="checkbox"
          ref={(element) => {
            focusRef(element, box.current);
            box.current = element;
          }}
          onChange={take}
          onBlur={blur}
        />
        <label
          className="pf-agreement-word"
          htmlFor={ids.control}
          aria-hidden="true"
          {...formMessage(settings, "yes")}
        />
      </span>
    </FieldFrame>
  );
}
