"use client";
import { useCallback, useState, useSyncExternalStore } from "react";
import type { Parameter } from "../core/form.ts";
import { drawnField, type FieldDrawing, withAnswer } from "./fieldDrawing.tsx";
import { useScope } from "./store/scope.ts";
import type { FieldStore } from "./store/fieldStore.ts";
import { keyOf } from "./keyOf.ts";
import { useBrowserLayoutEffect } from "./useStable.ts";

/** Fields that are drawn together: those of which something changed are drawn anew, the others stay as they were drawn. */
export function useFieldDrawings(
  parameters: readonly Parameter[],
): readonly FieldDrawing["element"][] {
  const scope = useScope();
  const { store } = scope;
  const [page] = useState(fieldsOnPage);
  const { version } = page;
  const watch = useCallback(
    (tell: () => void) => page.watch(parameters, store, tell),
    [page, parameters, store],
  );
  useSyncExternalStore(watch, version, version);
  const drawings = parameters.map((parameter) =>
    drawnField(scope, parameter, page.drawing(keyOf(parameter))),
  );
  useBrowserLayoutEffect(() => page.show(drawings));
  return drawings.map(({ element }) => element);
}

/** What is on the page of some fields. */
function fieldsOnPage() {
  let shown = new Map<string, FieldDrawing>();
  let changes = 0;
  const put = (key: string, drawing: FieldDrawing): void => {
    shown.set(key, drawing);
    drawing.control.show();
  };
  return {
    /** Another number once something of one of them has changed. */
    version: () => changes,
    drawing: (key: string) => shown.get(key),
    show(drawings: readonly FieldDrawing[]): void {
      const before = shown;
      shown = new Map(drawings.map((drawing) => [keyOf(drawing.parameter), drawing]));
      for (const [key, drawing] of shown)
        // An effect of this commit may have answered already.
        if (before.get(key) !== drawing) put(key, withAnswer(drawing) ?? drawing);
    },
    /** Tells of each change that must be drawn, those since they were drawn included. */
    watch(parameters: readonly Parameter[], store: FieldStore, tell: () => void): () => void {
      const stops = parameters.map((parameter) => {
        const key = keyOf(parameter);
        const handle = store.of(parameter.name);
        const change = (): void => {
          // What is being drawn has the answer of before.
          changes++;
          const drawing = shown.get(key);
          const current = drawing && withAnswer(drawing);
          if (current) put(key, current);
          else tell();
        };
        const stop = handle.subscribe(change);
        if (handle.read() !== shown.get(key)?.snapshot) change();
        return stop;
      });
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
