/**
 * Adds a listener and returns a function that removes it. A control named `addEventListener`
 * shadows the method of its form, so the prototype's method is called. Vitest's `window` accepts
 * only its own.
 */
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const own = target === globalThis ? target : EventTarget.prototype;
  const { addEventListener, removeEventListener } = own;
  addEventListener.call(target, type, listener, options);
  return () => removeEventListener.call(target, type, listener, options);
}
