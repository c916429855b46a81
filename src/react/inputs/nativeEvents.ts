import { listen } from "../support/listen.ts";

interface Watched<Subscriber> {
  readonly subscribers: Map<EventTarget, Subscriber>;
  readonly stops: readonly (() => void)[];
}

/** Creates one listener per target, which all its elements share. */
function createSharedListener<Subscriber>(
  types: readonly string[],
  handle: (event: Event, subscribers: ReadonlyMap<EventTarget, Subscriber>) => void,
) {
  const known = new WeakMap<EventTarget, Watched<Subscriber>>();
  const watch = (target: EventTarget): Watched<Subscriber> => {
    const subscribers = new Map<EventTarget, Subscriber>();
    const onEvent = (event: Event): void => handle(event, subscribers);
    // In the capture phase, before a listener of the app can stop the event.
    const stops = types.map((type) => listen(target, type, onEvent, { capture: true }));
    const watched = { subscribers, stops };
    known.set(target, watched);
    return watched;
  };
  return {
    add(target: EventTarget, element: Element, subscriber: Subscriber): void {
      const { subscribers } = known.get(target) ?? watch(target);
      subscribers.set(element, subscriber);
    },
    remove(target: EventTarget, element: Element): void {
      const watched = known.get(target);
      watched?.subscribers.delete(element);
      if (watched?.subscribers.size !== 0) return;
      known.delete(target);
      watched.stops.forEach((stop) => stop());
    },
  };
}

const resets = /* @__PURE__ */ createSharedListener<() => void>(
  ["reset"],
  // In a task: the event fires before the controls are reset. A microtask may be too early.
  (_, restores) => setTimeout(() => restores.forEach((restore) => restore())),
);

const inputs = /* @__PURE__ */ createSharedListener<(event: Event) => void>(
  ["input", "change"],
  (event, takes) => {
    if (event.isTrusted) return;
    for (const element of event.composedPath()) takes.get(element)?.(event);
  },
);

/**
 * Subscribes a control, or the group of its radio buttons, to native events.
 *
 * - Calls `restore` after the native reset of `form`, which react-hook-form's `reset()` triggers even
 *   for values that it keeps.
 * - Calls `take` for `input` and `change` events of scripts, such as form fillers and tests. React
 *   ignores them if the script set `value` or `checked` before:
 *   https://github.com/facebook/react/issues/10135
 *
 * @returns The unsubscribe function.
 */
export function onNativeEvents(
  element: Element,
  form: HTMLFormElement | null | undefined,
  restore: () => void,
  take: (event: Event) => void,
): () => void {
  const root = element.getRootNode();
  if (form) resets.add(form, element, restore);
  inputs.add(root, element, take);
  return () => {
    if (form) resets.remove(form, element);
    inputs.remove(root, element);
  };
}
