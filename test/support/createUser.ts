import userEvent, { type UserEvent } from "@testing-library/user-event";

/**
 * A person with a keyboard and a mouse, for jsdom: no timer between keys, and no search for `pointer-events` in
 * style sheets, which jsdom does not have.
 */
export const createUser = (): UserEvent => userEvent.setup({ delay: null, pointerEventsCheck: 0 });
