import type { MessageOverrides } from "../../core/index.ts";
import {
  type Driver,
  hasLineBreak,
  notOneLine,
  notOffered,
  notText,
  readOnly,
  several,
} from "./driver.ts";
import { failed, type Field, wordIn } from "./field.ts";
import { findField } from "./findField.ts";
import type { UserLike } from "./actors.ts";
import { chooseWith, type Until } from "./userChoices.ts";

interface Where {
  readonly within: Element | undefined;
  readonly timeout: number;
  readonly messages: MessageOverrides;
}

/** A text without what user-event takes for the names of keys. */
const asTyped = (text: string): string => text.replace(/[{[]/gu, "$&$&");

const changes = "button:not([role])";

/** Acts with user-event on the document that the test runs in. */
export function userDriver(user: UserLike, { within, timeout, messages }: Where): Driver {
  const scope = within ?? document.body;
  const type = (element: HTMLElement, text: string): Promise<void> =>
    user.type(element, asTyped(text));

  /** user-event waits for the page after each key, and Shift alone does nothing. */
  const pause = (): Promise<void> => user.keyboard("{Shift}");

  const until: Until = async (look) => {
    const end = Date.now() + timeout;
    let found = look();
    while (found === undefined && Date.now() < end) {
      await pause();
      found = look();
    }
    return found;
  };

  function find(field: Field): HTMLElement | undefined {
    const found = findField(scope, field);
    if (found.length > field.alike) throw failed(field.parameter, several(found.length));
    if (found.length === field.alike) return found[field.place];
    return found.find(({ id }) => id.endsWith(field.idEnd));
  }

  /** The control of a field that is there; the one behind its Change button, if it has one. */
  async function open(field: Field): Promise<HTMLElement> {
    const control = find(field);
    if (control?.matches(changes)) await user.click(control);
    const opened = await until(() => {
      const now = find(field);
      return now?.matches(changes) ? undefined : now;
    });
    if (!opened || opened.matches(":disabled, [readonly], [aria-disabled=true]"))
      throw failed(field.parameter, readOnly);
    return opened;
  }

  return {
    has: async (field) => find(field) !== undefined,
    pause,
    async write(field, text) {
      const control = await open(field);
      if (!control.matches("input, textarea")) throw failed(field.parameter, notText);
      if (hasLineBreak(text) && control.matches("input")) throw failed(field.parameter, notOneLine);
      await user.clear(control);
      if (text !== "") await type(control, text);
    },
    async choose(field, choice) {
      const control = await open(field);
      const act = { user, type, until, clear: wordIn(messages, "clearAnswer") };
      if (!(await chooseWith(act, control, choice))) throw failed(field.parameter, notOffered);
    },
  };
}
