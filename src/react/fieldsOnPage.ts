import type { Parameter } from "../core/form.ts";
import { type FieldDrawing, withAnswer } from "./fieldDrawing.tsx";
import { keyOf } from "./keyOf.ts";
import type { FieldStore } from "./store/fieldStore.ts";

const nobody = (): void => undefined;

/** What is on the page of some fields. */
export function fieldsOnPage() {
  let shown = new Map<string, FieldDrawing>();
  let changes = 0;
  let draw = nobody;
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
      for (const [key, drawing] of shown) {
        if (before.get(key) === drawing) continue;
        // While it was drawn, a person or an effect may have answered.
        const current = withAnswer(drawing);
        if (current || !before.has(key)) put(key, current ?? drawing);
        if (current) continue;
        changes++;
        draw();
      }
    },
    /** Tells of each change that must be drawn, those since they were drawn included. */
    watch(parameters: readonly Parameter[], store: FieldStore, tell: () => void): () => void {
      draw = tell;
      const stops = parameters.map((parameter) => {
        const key = keyOf(parameter);
        const handle = store.of(parameter.name);
        const change = (): void => {
          // What is being drawn has the answer of before.
          changes++;
          const current = answered(shown.get(key));
          if (current) put(key, current);
          else tell();
        };
        const stop = handle.subscribe(change);
        if (handle.read() !== shown.get(key)?.snapshot) change();
        return stop;
      });
      return () => {
        draw = nobody;
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
