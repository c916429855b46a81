"use client";
import { type JSX, useRef, useState } from "react";
import { useDrawnControl } from "../boxes/useDrawnControl.ts";
import { useComingCombobox, useLoadedCombobox } from "../combobox/useLoadedCombobox.ts";
import { useScope } from "../store/scope.ts";
import { useBrowserLayoutEffect } from "../useStable.ts";
import { type ChoiceProps, drawNativeSelect } from "./nativeSelect.tsx";

/** A native select until the searchable one is loaded. Neither is taken from under a person's hands: what has focus stays. */
export function ComboboxControl(props: ChoiceProps): JSX.Element {
  const Loaded = useLoadedCombobox();
  const element = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const [Drawn, setDrawn] = useState(() => Loaded);
  if (Drawn !== Loaded && !held) setDrawn(() => Loaded);
  const hold = (): void => setHeld(element.current?.matches(":focus-within") ?? false);

  // It may have been focused before hydration.
  useBrowserLayoutEffect(hold, []);

  return (
    <div ref={element} onFocus={hold} onBlur={hold}>
      {Drawn ? <Drawn {...props} /> : <SelectUntilThen {...props} />}
    </div>
  );
}

const SelectUntilThen = (props: ChoiceProps): JSX.Element =>
  drawNativeSelect(props, useDrawnControl(useScope().serverDrawn), useComingCombobox());
