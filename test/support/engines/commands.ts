import { type Actor, isPoint, type Point } from "./actor.ts";
import { actionsFor, down, up } from "./keys.ts";

interface Options {
  readonly position?: Point;
}

const press = [
  { type: "pointerDown", button: 0 },
  { type: "pointerUp", button: 0 },
];

/** How far apart two clicks are that are no double click, in CSS px: GTK counts to 5. */
const apart = 7;

/** What Vitest's `userEvent` and locators ask of a browser's driver, as far as the tests use it. */
export function commandsOf(actor: Actor) {
  let last: Point | null = null;
  /** Two clicks at one place within a moment would be a double click, which those of Chromium's driver are not. */
  const besideLast = (point: Point): Point =>
    (last = last?.x === point.x && last.y === point.y ? { ...point, x: point.x + apart } : point);
  const click = async (selector: string, options: Options, times: number): Promise<void> => {
    const point = await actor.inPage("pointOn", selector, options.position);
    await actor.pointer(
      isPoint(point) ? besideLast(point) : point,
      Array.from({ length: times }, () => press).flat(),
    );
  };
  const keyboard = (text: string) => actor.keys(actionsFor(text));
  return {
    click: (selector: string, options: Options = {}) => click(selector, options, 1),
    dblClick: (selector: string, options: Options = {}) => click(selector, options, 2),
    tripleClick: (selector: string, options: Options = {}) => click(selector, options, 3),
    hover: async (selector: string, options: Options = {}) =>
      actor.pointer(await actor.inPage("pointOn", selector, options.position), []),
    fill: (selector: string, text: string) => actor.inPage("fill", selector, text),
    clear: (selector: string) => actor.inPage("fill", selector, ""),
    selectOptions: (selector: string, values: readonly unknown[]) =>
      actor.inPage("choose", selector, values),
    keyboard: async (text: string) => {
      await keyboard(text);
      return { unreleased: [] };
    },
    type: async (selector: string, text: string, options: Options = {}) => {
      await click(selector, options, 1);
      await keyboard(text);
      return { unreleased: [] };
    },
    tab: ({ shift = false }: { readonly shift?: boolean } = {}) => {
      const held = shift ? ["Shift"] : [];
      return actor.keys([...held.map(down), down("Tab"), up("Tab"), ...held.map(up)]);
    },
    cleanup: () => actor.release(),
  };
}
