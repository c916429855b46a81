import type { Driver } from "./driver.ts";
import { atUndo, type KeyAction } from "./keys.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function isPoint(something: unknown): something is Point {
  return (
    typeof something === "object" && something !== null && "x" in something && "y" in something
  );
}

const inFrame = `const [name, words, done] = arguments;
  const frame = document.querySelector("iframe[data-vitest]");
  Promise.resolve(frame.contentWindow.inPage[name](...words))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

const pointerMove = (point: Point) => ({
  type: "pointerMove",
  origin: "viewport",
  duration: 0,
  ...point,
});

/** Does what people do, in the page of a driver. One thing at a time. */
export function actorOf({ send, undoByKey }: Driver) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: KeyAction[] | null = null;
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    waiting = null;
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  };
  const perform = (...actions: readonly object[]) => send("performActions", { actions });

  const call = async (name: string, words: readonly unknown[]): Promise<unknown> => {
    const result = Object(
      await send("execute", { script: inFrame, args: [name, words], sandbox: null }),
    );
    if ("error" in result) throw new Error(String(result.error));
    return result.value;
  };

  /** Calls a function of `inPage.ts`. */
  const inPage = (name: string, ...words: readonly unknown[]) => inTurn(() => call(name, words));

  /** Keys go to the frame that the driver is in, and are held there. */
  const inTests = async (act: () => Promise<unknown>): Promise<void> => {
    const frame = await send("findElement", {
      using: "css selector",
      value: "iframe[data-vitest]",
    });
    await send("switchToFrame", { id: frame, element: frame });
    try {
      await act();
    } finally {
      await send("switchToFrame", { id: null });
    }
  };
  const press = async (actions: readonly KeyAction[]): Promise<void> => {
    await call("focus", []);
    await inTests(() => perform({ type: "key", id: "keyboard", actions }));
  };

  /** Keys that come while the driver is busy are pressed in one go. */
  const keys = (actions: readonly KeyAction[]): Promise<unknown> => {
    if (waiting) {
      waiting.push(...actions);
      return last;
    }
    const all = [...actions];
    const pressed = inTurn(async () => {
      if (waiting === all) waiting = null;
      for (const { part, command } of undoByKey ? [{ part: all, command: null }] : atUndo(all)) {
        if (part.length > 0) await press(part);
        if (command !== null) await call("command", [command]);
      }
    });
    waiting = all;
    return pressed;
  };

  const pointer = (point: unknown, then: readonly object[]) =>
    inTurn(async () => {
      if (!isPoint(point)) throw new Error("There is no such point");
      const parameters = { pointerType: "mouse" };
      const actions = [pointerMove(point), ...then];
      await perform({ type: "pointer", id: "mouse", parameters, actions });
    });

  const wheel = (point: unknown, deltaX: number, deltaY: number) =>
    inTurn(async () => {
      if (!isPoint(point)) throw new Error("There is no such point");
      const scroll = { type: "scroll", origin: "viewport", duration: 0, deltaX, deltaY, ...point };
      await perform({ type: "wheel", id: "wheel", actions: [scroll] });
    });

  const release = () =>
    inTurn(async () => {
      await inTests(() => send("releaseActions"));
      await send("releaseActions");
    });
  const open = (url: string) => inTurn(() => send("navigate", { url }));

  return { inPage, keys, pointer, wheel, release, open };
}

export type Actor = ReturnType<typeof actorOf>;
