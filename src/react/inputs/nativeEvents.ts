import { listen } from "../support/listen.ts";

type Watched<Key, Subscriber> = readonly [
  subscribers: Map<Key, Subscriber>,
  stops: readonly (() => void)[],
];

/** Creates a function that subscribes to events of a target. All subscribers share one listener. */
function createSharedListener<Key, Subscriber>(
  types: readonly string[],
  handle: (event: Event, subscribers: ReadonlyMap<Key, Subscriber>) => void,
) {
  const known = new WeakMap<EventTarget, Watched<Key, Subscriber>>();
  const watch = (target: EventTarget): Watched<Key, Subscriber> => {
    const subscribers = new Map<Key, Subscriber>();
    const onEvent = (event: Event): void => handle(event, subscribers);
    // In the capture phase, before a listener of the app can stop the event.
    const stops = types.map((type) => listen(target, type, onEvent, { capture: true }));
    const watched = [subscribers, stops] as const;
    known.set(target, watched);
    return watched;
  };
  return (target: EventTarget, key: Key, subscriber: Subscriber): (() => void) => {
    const [subscribers, stops] = known.get(target) ?? watch(target);
    subscribers.set(key, subscriber);
    return () => {
      if (!subscribers.delete(key) || subscribers.size > 0) return;
      known.delete(target);
      stops.forEach((stop) => stop());
    };
  };
}

type Restore = () => void;

const subscribeToReset = /* @__PURE__ */ createSharedListener<Restore, Restore>(
  ["reset"],
  // In a task: the event fires before the controls are reset. A microtask may be too early.
  (_, restores) => setTimeout(() => restores.forEach((restore) => restore())),
);

/**
 * Calls `restore` after the native reset of a form, which react-hook-form's `reset()` triggers even
 * for values that it keeps. Returns the unsubscribe function.
 */
export const onReset = (form: HTMLFormElement | null, restore: Restore): (() => void) =>
  form ? subscribeToReset(form, restore, restore) : () => undefined;

const subscribeToInput = /* @__PURE__ */ createSharedListener<EventTarget, (event: Event) => void>(
  ["input", "change"],
  (event, takes) => {
    if (event.isTrusted) return;
    for (const element of event.composedPath()) takes.get(element)?.(event);
  },
);

/**
 * Calls `take` for `input` and `change` events of scripts, such as form fillers and tests. React
 * ignores them if the script set `value` or `checked` before:
 * https://github.com/facebook/react/issues/10135
 */
export const onScriptedInput = (element: Element, take: (event: Event) => void): (() => void) =>
  subscribeToInput(element.getRootNode(), element, take);
