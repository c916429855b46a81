import { whileTimersGo } from "../clock.ts";
import type { UserLike } from "./actors.ts";

/** The same user, which waits for timers only as long as they go off. */
export const steadyUser = (user: UserLike): UserLike => ({
  click: (element) => whileTimersGo(user.click(element)),
  clear: (element) => whileTimersGo(user.clear(element)),
  type: (element, text) => whileTimersGo(user.type(element, text)),
  keyboard: (text) => whileTimersGo(user.keyboard(text)),
  selectOptions: (element, option) => whileTimersGo(user.selectOptions(element, option)),
});
