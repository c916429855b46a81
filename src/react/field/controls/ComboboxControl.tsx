"use client";
import { type JSX, useRef, useState } from "react";
import type { ParameterOption } from "../../../core/definition/form.ts";
import { useComingCombobox, useLoadedCombobox } from "./useLoadedCombobox.ts";
import { useScope } from "../../store/scope.ts";
import { useBrowserLayoutEffect } from "../../support/useStable.ts";
import { type ChoiceProps, NativeSelect } from "./NativeSelect.tsx";

/**
 * Renders a native select until the searchable one is loaded, and never replaces it while focused.
 */
export function ComboboxControl(props: ChoiceProps): JSX.Element {
  const Loaded = useLoadedCombobox();
  const element = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [Control, setControl] = useState(() => Loaded);
  if (Control !== Loaded && !isHeld) setControl(() => Loaded);
  const hold = (): void => setHeld(element.current?.matches(":focus-within") ?? false);

  // The select may have focus before hydration.
  useBrowserLayoutEffect(hold, []);

  return (
    <div ref={element} onFocus={hold} onBlur={hold}>
      {Control ? <Control {...props} /> : <SelectUntilThen {...props} />}
    </div>
  );
}

const none: readonly ParameterOption[] = [];

/** Renders the select until the combobox replaces it. Renders its options only when it opens. */
function SelectUntilThen(props: ChoiceProps): JSX.Element {
  const { serverRendered } = useScope();
  const [isOpened, setOpened] = useState(serverRendered);
  const isLate = useComingCombobox() && !isOpened;
  return (
    <NativeSelect
      {...props}
      rendered={isLate ? none : props.options}
      onOpen={() => setOpened(true)}
    />
  );
}
