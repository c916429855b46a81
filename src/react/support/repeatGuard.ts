/**
 * Time after a submission in which a press at the same place is a repetition, in ms. GOV.UK's
 * button uses the same:
 * https://design-system.service.gov.uk/components/button/#stop-users-from-accidentally-sending-information-more-than-once
 */
const repeatWindow = 1000;

/**
 * Maximum time between the presses of a double click, in ms: 400 ms on desktops plus latency.
 * People turn pages or steps more slowly.
 */
export const doubleClick = 440;

/** Maximum pointer movement between the clicks of a double click, in CSS px. */
const moveTolerance = 4;

/** A press that submitted or navigated. */
interface Activation {
  readonly at: number;
  readonly duration: number;
  readonly document: Document;
  readonly pressed: Element | null;
  readonly place: DOMRect | null;
  /** Elements that may have focus although no person moved it. */
  focused: readonly unknown[];
  pending: number;
  /** The shortest `window` that a caller passed. */
  window: number;
  /** End of the guard, once nothing is pending. */
  until: number;
  /** Whether the pressed element was scrolled away. */
  isAway: boolean;
  /** Whether the current press is a repetition. */
  isRepeated: boolean | null;
}

let activation: Activation | null = null;
let down = -Infinity;
let latest: Event | undefined;

const presses = ["pointerdown", "mousedown", "click", "keydown", "keyup"];

const releases = ["pointerup", "mouseup", "touchend"];
const activating = [...presses.slice(2), ...releases, "submit"];

const watched = new WeakSet<Document>();

function watch(document: Document): void {
  if (watched.has(document)) return;
  watched.add(document);
  for (const type of [...presses, ...releases, "input"])
    document.addEventListener(type, follow, true);
  document.addEventListener("focusin", revealTabStop);
}

// Registers the listeners at once: a shadow root hides its events from `globalThis.event`.
if (globalThis.document) watch(document);

/**
 * Ignores repeated activation. Call it when a press submits or navigates. Until the returned
 * function is called, and for `window` ms after it, a repetition is ignored: a click at the same
 * place, whatever is rendered there, and Enter or Space.
 *
 * - The default `window` of a second is for submitting and removing.
 * - `doubleClick` is for steps, where the next button may be at the same place.
 * - `0` is for errors, after which people retry at once, and for pages of a list.
 *
 * The second press of a double click and a held key are always ignored. The guard ends with any
 * other action of the person: an edit, focus elsewhere, a press elsewhere or of another key.
 * Scripted activation is not guarded.
 *
 * @param own - An event that does not leave a shadow root, such as `submit`.
 */
export function guardRepeatedActivation(own?: Event): (window?: number) => void {
  const event = own ?? globalThis.event ?? (latest?.eventPhase ? latest : undefined);
  if (event?.isTrusted && activating.includes(event.type)) begin(event);
  const current = activation;
  if (!current) return () => undefined;
  current.pending++;
  return (window = repeatWindow) => {
    current.pending--;
    current.window = Math.min(current.window, window);
    current.until = performance.now() + current.window - current.duration;
  };
}

/** Moves focus after a press without ending its guard. */
export function moveFocus(element: Pick<HTMLElement, "focus"> | null | undefined): void {
  element?.focus();
  if (!activation) return;
  const { document, focused, pressed, place } = activation;
  activation.focused = [...focused, focusIn(document)];
  if (place && pressed?.isConnected)
    activation.isAway ||= Math.abs(pressed.getBoundingClientRect().top - place.top) > place.height;
}

/**
 * Scrolls the focused element into view, with the label and message of its field.
 *
 * On Tab, browsers do less: Chromium scrolls to the caret of a `<textarea>` without its
 * `scroll-margin`. Firefox and WebKit do not scroll if a part is visible.
 */
export function revealFocused(element: Element | null | undefined): void {
  for (const part of [element?.closest(".pf-field"), element])
    part?.scrollIntoView?.({ block: "nearest" });
}

function revealTabStop(event: Event): void {
  const [element] = event.composedPath();
  if ((latest as KeyboardEvent | undefined)?.code !== "Tab" || !(element instanceof Element))
    return;
  // This library sets the property on its elements.
  if (getComputedStyle(element).getPropertyValue("--_pf-scroll-margin")) revealFocused(element);
}

function focusIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot ? focusIn(activeElement.shadowRoot) : activeElement;
}

function begin(event: Event): void {
  const { timeStamp, type, detail, submitter } = event as SubmitEvent & MouseEvent;
  const at = timeStamp - down < repeatWindow ? down : timeStamp;
  // One press may fire several activating events.
  if (activation?.at === at) return;
  const target = event.composedPath()[0] as Element | undefined;
  // The event has no target after its dispatch, so its position is unknown.
  if (!target) return;
  const { ownerDocument: document } = target;
  const pressed = submitter === undefined ? target : submitter;
  watch(document);
  // A key has no place, so a mouse press after it is a new press.
  const isByKey = type.startsWith("key") || (type === "click" && detail === 0);
  activation = {
    at,
    duration: timeStamp - at,
    document,
    pressed,
    place: isByKey ? null : (pressed?.getBoundingClientRect() ?? null),
    // When an element is removed, focus moves to the body.
    focused: [null, document.body, focusIn(document)],
    pending: 0,
    window: repeatWindow,
    until: 0,
    isAway: false,
    isRepeated: null,
  };
}

function follow(event: Event): void {
  const { type, detail: clicks, repeat, timeStamp, isTrusted } = event as KeyboardEvent;
  if (type === "input") activation = null;
  if (!isTrusted) return;
  latest = event;
  const isDown = type === "pointerdown" || type === "keydown";
  if (isDown && !repeat) down = timeStamp;
  if (!activation || !presses.includes(type)) return;
  if (isDown) {
    activation.isRepeated = isRepeat(event, activation);
    // A press at the same place is judged by the click count of its later events.
    if (!activation.isRepeated && !isAt(event, activation)) return void (activation = null);
  }
  if (!activation.isRepeated && !(clicks > 1 && down - activation.at < doubleClick)) {
    // A restarted click count means a new press.
    if (type === "mousedown" && activation.isRepeated === false) activation = null;
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (type === "click" || type === "keyup") activation.isRepeated = null;
}

function isRepeat(event: Event, current: Activation): boolean {
  const { key, repeat, timeStamp } = event as KeyboardEvent;
  const isSame = current.focused.includes(focusIn(current.document));
  const isSoon = isSame && (current.pending > 0 || timeStamp < current.until);
  if (key !== undefined) return (key === "Enter" || key === " ") && (repeat || isSoon);
  return isSoon && isAt(event, current);
}

/**
 * Whether a pointer is at the place of the press. False for keys, other mouse buttons, and elements
 * scrolled away and back.
 */
function isAt(event: Event, { place, pressed, isAway }: Activation): boolean {
  const { clientX: x, clientY: y, button } = event as PointerEvent;
  if (!place || button !== 0) return false;
  if (isAway && pressed && event.composedPath().includes(pressed)) return false;
  const { x: left, y: top, width, height } = place;
  const isWithin = (distance: number, size: number): boolean =>
    distance > -moveTolerance && distance < size + moveTolerance;
  return isWithin(x - left, width) && isWithin(y - top, height);
}
