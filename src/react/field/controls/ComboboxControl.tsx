"use client";
import { type ComponentType, type JSX, useRef, useState, useSyncExternalStore } from "react";
import type { ParameterOption } from "../../../core/definition/form.ts";
import { useScope } from "../../store/scope.ts";
import { lazyModule } from "../../support/lazyModule.ts";
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

type Combobox = ComponentType<ChoiceProps>;

// If loading fails, selects stay native.
const combobox = /* @__PURE__ */ lazyModule<Combobox>(
  async () => (await import("./Combobox.tsx")).Combobox,
);

/**
 * Matches touch devices, whose native lists are better. Native lists are also used where
 * `matchMedia` is missing.
 */
const coarsePointer = (): MediaQueryList | null =>
  typeof matchMedia === "function" ? matchMedia("(pointer: coarse)") : null;

const comboboxIsUsed = (): boolean => coarsePointer()?.matches === false;

function subscribe(listener: () => void): () => void {
  const pointer = coarsePointer();
  const load = (): void => {
    if (comboboxIsUsed()) combobox.load();
  };
  const change = (): void => {
    load();
    listener();
  };
  const stop = combobox.listen(listener);
  pointer?.addEventListener("change", change);
  load();
  return () => {
    stop();
    pointer?.removeEventListener("change", change);
  };
}

/** Whether the searchable select will replace the native one when it is loaded. */
const useComingCombobox = (): boolean => useSyncExternalStore(subscribe, isComing, isComing);

const isComing = (): boolean => comboboxIsUsed() && !combobox.failed();

/**
 * Returns the searchable select, or `null` until it is loaded, and on servers and touch devices.
 */
export const useLoadedCombobox = (): Combobox | null =>
  useSyncExternalStore(
    subscribe,
    () => (comboboxIsUsed() ? combobox.loaded() : null),
    () => null,
  );
