import { type BenchPage, call } from "./page.ts";

/** Presses keys one after the other, each when the frame of the one before it was drawn. Answers with ms from key to frame. */
export async function press({ protocol }: BenchPage, keys: string): Promise<number[]> {
  const times: number[] = [];
  for (const key of keys) {
    const frame = new Promise<number>((resolve) =>
      protocol.once("Runtime.bindingCalled", ({ payload }) => resolve(Number(payload))),
    );
    const stroke = { key, windowsVirtualKeyCode: 0 };
    await protocol.send("Input.dispatchKeyEvent", { ...stroke, type: "keyDown", text: key });
    await protocol.send("Input.dispatchKeyEvent", { ...stroke, type: "keyUp" });
    times.push(await frame);
  }
  return times;
}

/** Presses a key many times, as fast as the page takes them. */
export async function hold({ protocol }: BenchPage, key: string, times: number): Promise<void> {
  const stroke = { key, windowsVirtualKeyCode: 0 };
  for (let pressed = 0; pressed < times; pressed++) {
    await protocol.send("Input.dispatchKeyEvent", { ...stroke, type: "keyDown", text: key });
    await protocol.send("Input.dispatchKeyEvent", { ...stroke, type: "keyUp" });
  }
}

/** Makes the page tell of frames. */
export async function listenForKeys(bench: BenchPage): Promise<void> {
  await bench.protocol.send("Runtime.enable");
  await bench.protocol.send("Runtime.addBinding", { name: "onKeyFrame" });
  await call(bench, "watchKeys");
}
