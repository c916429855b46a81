/**
 * Adds a listener and returns a function that removes it. A control named `addEventListener`
 * shadows the method of its form, so the prototype's method is called.
 */
export function listen(
  element: EventTarget,
  type: string,
  listener: (event: Event) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  addEventListener.call(element, type, listener, options);
  return () => removeEventListener.call(element, type, listener, options);
}
