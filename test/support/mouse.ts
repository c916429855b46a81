import { cdp } from "vitest/browser";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point in the text of an input, between two characters. */
export function pointAt(input: HTMLInputElement, index: number): Point {
  const { left, top, height } = input.getBoundingClientRect();
  const { fontFamily, fontSize, fontVariantNumeric, paddingLeft, borderLeftWidth } =
    getComputedStyle(input);
  const text = document.body.appendChild(document.createElement("span"));
  Object.assign(text.style, { fontFamily, fontSize, fontVariantNumeric, position: "absolute" });
  text.textContent = input.value.slice(0, index);
  const { width } = text.getBoundingClientRect();
  text.remove();
  const inset = parseFloat(paddingLeft) + parseFloat(borderLeftWidth);
  return { x: left + inset + width, y: top + height / 2 };
}

/** Moves the mouse without a button. */
export const move = ({ x, y }: Point): Promise<unknown> =>
  cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });

/** Puts the mouse down on what is selected in one input, moves it to a place in an input, and lets go. */
export async function drag(from: HTMLInputElement, to: HTMLInputElement, index: number) {
  const start = pointAt(from, from.selectionStart ?? 0);
  const stop = pointAt(from, from.selectionEnd ?? 0);
  const a = { x: (start.x + stop.x) / 2, y: start.y };
  const b = pointAt(to, index);
  const mouse = (type: "mousePressed" | "mouseMoved" | "mouseReleased", { x, y }: Point) =>
    cdp().send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  // With a button, this would select.
  await move(a);
  await mouse("mousePressed", a);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await mouse("mouseMoved", { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  await mouse("mouseReleased", b);
}

/** Drops a text that comes from outside the page. */
export async function drop(data: string, { x, y }: Point): Promise<void> {
  const items = [{ mimeType: "text/plain", data }];
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await cdp().send("Input.dispatchDragEvent", {
      type,
      x,
      y,
      data: { items, dragOperationsMask: 1 },
    });
}

/** Collects the input types of what happens to an input from now on. */
export function inputTypes(input: HTMLInputElement): readonly string[] {
  const types: string[] = [];
  input.addEventListener("input", (event) => {
    if ("inputType" in event) types.push(String(event.inputType));
  });
  return types;
}
