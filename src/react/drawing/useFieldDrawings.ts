"use client";
import { useCallback, useState, useSyncExternalStore } from "react";
import type { Parameter } from "../../core/form.ts";
import { useScope } from "../store/scope.ts";
import { useBrowserLayoutEffect } from "../useStable.ts";
import { drawnField, type FieldDrawing } from "./fieldDrawing.tsx";
import { fieldKey } from "./fieldKey.ts";
import { fieldsOnPage } from "./fieldsOnPage.ts";

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
    drawnField(scope, parameter, page.drawing(fieldKey(parameter))),
  );
  useBrowserLayoutEffect(() => page.show(drawings));
  return drawings.map(({ element }) => element);
}
