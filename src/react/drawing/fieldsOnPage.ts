"use client";
import type { Parameter } from "../../core/form.ts";
import type { FieldStore } from "../store/fieldStore.ts";
import { type FieldDrawing, withAnswer } from "./fieldDrawing.tsx";
import { fieldKey } from "./fieldKey.ts";

/** What is on the page of some fields. */
export function fieldsOnPage() {
  let shown = new Map<string, FieldDrawing>();
  let changes = 0;
  let draw: (() => void) | undefined;
  const put = (key: string, drawing: FieldDrawing): void => {
    shown.set(key, drawing);
    drawing.control.show();
  };
  /** Writes the answer to the page and returns true if nothing else has changed; otherwise has React draw the field anew and returns false. */
  const renew = (key: string, drawing: FieldDrawing | undefined): boolean => {
    const current = answered(drawing);
    if (current) put(key, current);
    else {
      changes++;
      draw?.();
    }
    return current !== null;
  };
  return {
    /** Another number once something of one of them has changed. */
    version: () => changes,
    drawing: (key: string) => shown.get(key),
    show(drawings: readonly FieldDrawing[]): void {
      const before = shown;
      shown = new Map(drawings.map((drawing) => [fieldKey(drawing.parameter), drawing]));
      for (const [key, drawing] of shown)
        // While it was drawn, a person or an effect may have answered.
        if (before.get(key) !== drawing && !renew(key, drawing) && !before.has(key))
          put(key, drawing);
    },
    /** Tells of each change that must be drawn, those since they were drawn included. */
    watch(parameters: readonly Parameter[], store: FieldStore, tell: () => void): () => void {
      draw = tell;
      const stops = parameters.map((parameter) => {
        const key = fieldKey(parameter);
        const handle = store.of(parameter.name);
        const change = (): void => {
          // What is being drawn has the answer of before.
          changes++;
          renew(key, shown.get(key));
        };
        const stop = handle.subscribe(change);
        if (handle.read() !== shown.get(key)?.snapshot) change();
        return stop;
      });
      return () => {
        draw = undefined;
        for (const stop of stops) stop();
      };
    },
  };
}

/** What a rule of the app throws is thrown again where the field is drawn. */
function answered(drawing: FieldDrawing | undefined): FieldDrawing | null {
  try {
    return drawing ? withAnswer(drawing) : null;
  } catch {
    return null;
  }
}
