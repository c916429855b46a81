/**
 * Listens to an element until the function that it returns is called. The methods are those of the
 * prototype: a control of the page called `addEventListener` shadows the own one of its form.
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
