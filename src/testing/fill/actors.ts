import type { NamedRole } from "./page.ts";

/** The used part of `userEvent.setup()`, and of `userEvent` of `vitest/browser`. */
export interface UserLike {
  click(element: HTMLElement): Promise<void>;
  clear(element: HTMLElement): Promise<void>;
  type(element: HTMLElement, text: string): Promise<void>;
  keyboard(text: string): Promise<void>;
  selectOptions(element: HTMLElement, option: HTMLElement): Promise<void>;
}

type Role = NamedRole | "combobox" | "radiogroup" | "textbox";

export interface Patience {
  /** Milliseconds. */
  readonly timeout: number;
}

/** The used part of a page of Playwright. */
export interface PageLike {
  getByRole(role: Role, options: { readonly name: RegExp }): LocatorLike;
  locator(selector: string): LocatorLike;
}

/** The used part of a locator of Playwright. */
export interface LocatorLike extends PageLike {
  or(other: LocatorLike): LocatorLike;
  and(other: LocatorLike): LocatorLike;
  nth(place: number): LocatorLike;
  count(): Promise<number>;
  page(): PageLike;
  focus(options: Patience): Promise<void>;
  click(options: Patience): Promise<void>;
  fill(text: string, options: Patience): Promise<void>;
  press(key: string, options: Patience): Promise<void>;
  pressSequentially(text: string, options: Patience): Promise<void>;
  selectOption(option: { readonly index: number }, options: Patience): Promise<unknown>;
  allTextContents(): Promise<string[]>;
  getAttribute(name: string, options: Patience): Promise<string | null>;
}

/** Whether a promise resolves. Never rejects. */
export const done = (doing: Promise<unknown>): Promise<boolean> =>
  doing.then(
    () => true,
    () => false,
  );
