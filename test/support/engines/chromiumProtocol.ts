import type { Actor } from "./actor.ts";
import { down, up } from "./keys.ts";

type Params = Readonly<Record<string, unknown>>;

const modifiers: readonly (readonly [bit: number, key: string])[] = [
  [1, "Alt"],
  [2, "Control"],
  [4, "Meta"],
  [8, "Shift"],
];

/** How a driver does what a method of https://chromedevtools.github.io/devtools-protocol/ asks for. */
const methods: Readonly<Record<string, (actor: Actor, params: Params) => Promise<unknown>>> = {
  // No method of Chromium's: what setup.ts asks for.
  "Engine.release": (actor) => actor.release(),
  "Runtime.evaluate": async () => ({}),
  // What is left of these asks for what is so already.
  "Emulation.setEmulatedMedia": async () => ({}),
  "Emulation.setTouchEmulationEnabled": async () => ({}),
  "Input.insertText": (actor, { text }) => actor.inPage("insert", text),
  "Input.dispatchKeyEvent": (actor, { type, key, modifiers: values = 0 }) => {
    const extra = modifiers.flatMap(([bit, name]) => (Number(values) & bit ? [name] : []));
    return actor.keys(
      type === "keyUp"
        ? [up(String(key)), ...extra.map(up)]
        : [...extra.map(down), down(String(key))],
    );
  },
  "Input.dispatchMouseEvent": async (actor, { type, x, y, deltaX = 0, deltaY = 0 }) => {
    const point = await actor.inPage("outside", { x, y });
    if (type === "mouseWheel") return actor.wheel(point, Number(deltaX), Number(deltaY));
    const then = {
      mousePressed: [{ type: "pointerDown", button: 0 }],
      mouseReleased: [{ type: "pointerUp", button: 0 }],
      mouseMoved: [],
    }[String(type)];
    return actor.pointer(point, then ?? []);
  },
};

export async function sendAsChromium(actor: Actor, method: string, params: unknown) {
  const act = methods[method];
  if (!act) throw new Error(`Nothing is known of ${method}`);
  return (await act(actor, Object(params))) ?? {};
}
