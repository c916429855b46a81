import type { MessageOverrides } from "../../core/index.ts";
import { limitOf, wait, whileTimersGo } from "../clock.ts";
import {
  type Driver,
  hasLineBreak,
  notOneLine,
  notOffered,
  notText,
  readOnly,
  several,
} from "./driver.ts";
import { failed, type FieldByLabel, wordIn } from "./field.ts";
import { findField } from "./findField.ts";
import { done, type UserLike } from "./actors.ts";
import { chooseWith } from "./userChoices.ts";

interface Where {
  readonly within: Element | undefined;
  readonly timeout: number;
  readonly messages: MessageOverrides;
}

/** Escapes the characters that user-event parses as names of keys. */
const asTyped = (text: string): string => text.replace(/[{[]/gu, "$&$&");

const changes = "button:not([role])";

/** Creates a driver with user-event for the document of the test. */
export function userDriver(by: UserLike, { within, timeout, messages }: Where): Driver {
  const scope = within ?? document.body;
  const user = steadyUser(by);
  const type = (element: HTMLElement, text: string): Promise<void> =>
    user.type(element, asTyped(text));

  /**
   * Presses Shift, which has no effect, because user-event waits for the page after each key. Under
   * fake timers, only the real `wait` lets anything load.
   */
  const pause = async (): Promise<void> => {
    await Promise.all([wait(0), user.keyboard("{Shift}")]);
  };

  function find(field: FieldByLabel): HTMLElement | undefined {
    const found = findField(scope, field);
    if (found.length > field.alike) throw failed(field.parameter, several(found.length));
    if (found.length === field.alike) return found[field.place];
    return found.find(({ id }) => id.endsWith(field.idEnd));
  }

  /** Returns the control of a rendered field. Presses its Change button first, if it has one. */
  async function open(field: FieldByLabel): Promise<HTMLElement> {
    const control = find(field);
    if (control?.matches(changes)) await user.click(control);
    const isOver = limitOf(timeout);
    let opened = find(field);
    for (; (!opened || opened.matches(changes)) && !isOver(); opened = find(field)) await pause();
    if (!opened || opened.matches(`${changes}, :disabled, [readonly], [aria-disabled=true]`))
      throw failed(field.parameter, readOnly);
    return opened;
  }

  return {
    has: async (field) => find(field) !== undefined,
    pause: () => done(pause()),
    async write(field, text) {
      const control = await open(field);
      if (!control.matches("input, textarea")) throw failed(field.parameter, notText);
      if (hasLineBreak(text) && control.matches("input")) throw failed(field.parameter, notOneLine);
      await user.clear(control);
      if (text !== "") await type(control, text);
    },
    async choose(field, choice) {
      const control = await open(field);
      const act = { user, type, pause, timeout, clear: wordIn(messages, "clearAnswer") };
      if (!(await chooseWith(act, control, choice))) throw failed(field.parameter, notOffered);
    },
  };
}

/** Wraps a user so that it waits for timers only as long as they fire. */
const steadyUser = (user: UserLike): UserLike => ({
  click: (element) => whileTimersGo(user.click(element)),
  clear: (element) => whileTimersGo(user.clear(element)),
  type: (element, text) => whileTimersGo(user.type(element, text)),
  keyboard: (text) => whileTimersGo(user.keyboard(text)),
  selectOptions: (element, option) => whileTimersGo(user.selectOptions(element, option)),
});
