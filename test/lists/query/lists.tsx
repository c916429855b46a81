import { type Client, createClient } from "parameter-form/client";
import type { Fault, ServiceLists } from "parameter-form/service";
import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { patience } from "../../support/browser.tsx";

export interface Tax {
  readonly id: string;
}

/** Objects `o_1` to `o_<count>`. */
export const objects = (count: number): Tax[] =>
  Array.from({ length: count }, (_, index) => ({ id: `o_${index + 1}` }));

/** Lists as they are sent to the server. */
type Fixed = Readonly<Record<string, readonly Tax[]>>;

/** A service of the test's own, over HTTP, whose lists can change and whose answers can be held back. */
export async function serve(lists: Fixed & ServiceLists, faults: readonly Fault[] = []) {
  const baseUrl = `/lists/${crypto.randomUUID()}`;
  const change = async (now: Fixed & ServiceLists, then: readonly Fault[] = []) => {
    const body = JSON.stringify({ lists: now, faults: then });
    expect((await fetch(baseUrl, { method: "PUT", body })).status).toBe(204);
  };
  await change(lists, faults);
  const requests: Request[] = [];
  let gate = Promise.resolve();
  const hold = () => {
    let open = () => {};
    gate = new Promise<void>((resolve) => (open = resolve));
    return open;
  };
  const client: Client<{ taxes: Tax; employees: Tax }> = createClient({
    baseUrl,
    backoff: () => 0,
    async fetch(request) {
      requests.push(request);
      await gate;
      return fetch(request);
    },
  });
  /** What was asked for since this was last asked, without cursors, whatever StrictMode asked for twice. */
  const requested = () =>
    requests.splice(0).flatMap(({ url, signal }) => {
      const { pathname, search } = new URL(url);
      const path = pathname.slice(baseUrl.length) + search.replace(/cursor=[^&]+/, "cursor");
      return signal.aborted ? [] : [path];
    });
  return { client, requests, requested, hold, change };
}

export const renderTax = ({ id }: Tax) => <span>{id}</span>;

/** The objects on the page, as text. */
export const renderedTexts = (): string[] =>
  [...document.querySelectorAll(".pf-item, tbody > tr")].map((item) => item.textContent ?? "");

export const expectRendered = (texts: readonly string[]): Promise<void> =>
  vi.waitFor(() => expect(renderedTexts()).toEqual(texts), patience);

export const ids = (first: number, last: number): string[] =>
  objects(last)
    .slice(first - 1)
    .map(({ id }) => id);

/** Waits until a screen reader is told this. */
export const expectStatus = async (text: string): Promise<void> => {
  const status = page.getByRole("status");
  await expect.element(status).toHaveTextContent(new RegExp(`^${text}$`));
};

export const button = (name: string) => page.getByRole("button", { name });

/** Goes on by Tab until the button or box of this name has focus. */
export async function tabTo(name: string): Promise<Element> {
  for (let tabs = 0; tabs < 20; tabs++) {
    await userEvent.keyboard("{Tab}");
    const { activeElement } = document;
    const label = activeElement?.closest("label")?.textContent ?? activeElement?.textContent ?? "";
    if (activeElement && label.startsWith(name)) return activeElement;
  }
  throw new Error(`Tab never came to ${name}`);
}
