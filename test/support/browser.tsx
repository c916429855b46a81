import "parameter-form/styles.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createClient } from "parameter-form/client";
import { type ReactNode, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { expect, vi } from "vitest";
import { userEvent } from "vitest/browser";

/** How long `vi.waitFor` waits for the page on a busy machine. */
export const patience = { timeout: 60_000, interval: 20 };

/** Reads over real HTTP from the service beside the tests. */
export const client = createClient({ baseUrl: "/api" });

const roots: Root[] = [];

/** Whether the test pressed something, with nothing done since that is another gesture. */
let isPressed = false;
for (const type of ["click", "keydown"])
  addEventListener(
    type,
    (event) => {
      const isPress = !(event instanceof KeyboardEvent) || ["Enter", " "].includes(event.key);
      if (event.isTrusted) isPressed = isPress;
    },
    true,
  );

/** Leaves the page as the next test expects it. */
export async function cleanUp(): Promise<void> {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const attribute of ["dir", "style"]) element.removeAttribute(attribute);
  // The next test is another gesture, also where it begins with a press at the same place.
  if (isPressed) await userEvent.keyboard("{Shift}");
}

/** Renders in strict mode below what is already on the page; returns a function that renders something else in its place. */
export function show(children: ReactNode): (children: ReactNode) => void {
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  const rerender = (next: ReactNode): void => root.render(<StrictMode>{next}</StrictMode>);
  roots.push(root);
  rerender(children);
  return rerender;
}

/** Wraps components that read from the service in a query cache of their own. */
export function withQueries(children: ReactNode, queries = new QueryClient()): ReactNode {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Sets the theme and the direction of the page. Sets the browser's own background, too, which axe takes for white. */
export function setPage(theme: "light" | "dark", dir: "ltr" | "rtl" = "ltr"): void {
  document.documentElement.style.colorScheme = theme;
  document.documentElement.style.background = "Canvas";
  document.documentElement.dir = dir;
}

/** Waits until the element with focus has this accessible name. */
export const expectFocus = async (name: string): Promise<void> => {
  await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName(name), patience);
};

/**
 * Waits until an element no longer moves between frames: fields that scroll into view get their height, and move those below. A busy machine may
 * paint no frame for a second, so that time alone says nothing.
 */
export async function whenStill(element: Element): Promise<Element> {
  let top = Number.NaN;
  await vi.waitFor(
    async () => {
      await painted();
      const before = top;
      ({ top } = element.getBoundingClientRect());
      expect(top).toBe(before);
    },
    { ...patience, interval: 100 },
  );
  return element;
}

/** Waits until an element of this selector is on the page. */
export const find = (selector: string): Promise<Element> =>
  vi.waitFor(() => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`Nothing on the page is ${selector}`);
    return found;
  }, patience);

/** Waits until what is drawn has been painted. */
export const painted = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
