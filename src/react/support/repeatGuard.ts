/**
 * How long after a submission a press at its place repeats it, in ms: as by the button of GOV.UK
 * (https://design-system.service.gov.uk/components/button/#stop-users-from-accidentally-sending-information-more-than-once).
 */
const repeatWindow = 1000;

/**
 * How far apart the presses of a double click are, in ms: the 400 ms that desktops count, and some
 * latency. People who turn pages or steps are slower.
 */
export const doubleClick = 440;

/** How far a pointer moves between the clicks of a double click, in CSS px. */
const moveTolerance = 4;

/** A press that submitted, or led to another screen. */
interface Activation {
  /** When it was pressed down, as the time stamp of an event. */
  readonly at: number;
  /** How long after that it led there. */
  readonly duration: number;
  readonly document: Document;
  readonly pressed: Element | null;
  /** Where what was pressed stood; `null` where that is not known. */
  readonly place: DOMRect | null;
  /** The elements that may have focus without the app or the person moving it. */
  focused: readonly unknown[];
  /** How much of what it led to is pending. */
  pending: number;
  /** The shortest window that a release asked for. */
  window: number;
  /** When a press is no repeat any more, once nothing is pending. */
  until: number;
  /** Whether the page was scrolled away from what was pressed. */
  isAway: boolean;
  /** Whether the current press repeats it; `null` between presses. */
  isRepeated: boolean | null;
}

let activation: Activation | null = null;
/** When the last press began. */
let down = -Infinity;
/** The last event of a press. */
let latest: Event | undefined;

/** Events that a press consists of. */
const presses = ["pointerdown", "mousedown", "click", "keydown", "keyup"];

/** Other events in which something is activated. */
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

// A shadow root hides its events from `globalThis.event`.
if (globalThis.document) watch(document);

/**
 * Ignores repeated activation: call it where a press submits or leads to another screen. Until the
 * returned function is called, and for `window` ms after, a repeat of the press reaches nothing on
 * the page: a click at the same place, whatever is there by then, and Enter or Space.
 *
 * - Without `window` it is a second, for what submits or removes.
 * - `doubleClick` is for steps: the button of the next one may stand at the same place.
 * - `0` is for errors, after which people try again at once, and for pages of a list.
 *
 * The second press of a double click and a held key are repeats in any case. The guard ends with
 * anything else that a person does: an edit, focus that moves elsewhere, a press elsewhere or of
 * another key. Activation by a script is not guarded.
 *
 * @param own An event that does not leave a shadow root, such as `submit`.
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

/** Moves focus as a consequence of a press, which does not end its guard. */
export function moveFocus(element: Pick<HTMLElement, "focus"> | null | undefined): void {
  element?.focus();
  if (!activation) return;
  const { document, focused, pressed, place } = activation;
  activation.focused = [...focused, focusIn(document)];
  if (place && pressed?.isConnected)
    activation.isAway ||= Math.abs(pressed.getBoundingClientRect().top - place.top) > place.height;
}

/**
 * Scrolls what has focus into view, together with the label and the message of its field.
 *
 * Tab does less in the browsers: Chromium scrolls to the caret of a `<textarea>` without its
 * `scroll-margin`, Firefox and WebKit not at all while a part is in view.
 */
export function revealFocused(element: Element | null | undefined): void {
  for (const part of [element?.closest(".pf-field"), element])
    part?.scrollIntoView?.({ block: "nearest" });
}

function revealTabStop(event: Event): void {
  const [element] = event.composedPath();
  if ((latest as KeyboardEvent | undefined)?.code !== "Tab" || !(element instanceof Element))
    return;
  // Set on what this library renders.
  if (getComputedStyle(element).getPropertyValue("--_pf-scroll-margin")) revealFocused(element);
}

function focusIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot ? focusIn(activeElement.shadowRoot) : activeElement;
}

function begin(event: Event): void {
  const { timeStamp, type, detail, submitter } = event as SubmitEvent & MouseEvent;
  const at = timeStamp - down < repeatWindow ? down : timeStamp;
  // Further activations by the same press belong to it.
  if (activation?.at === at) return;
  const target = event.composedPath()[0] as Element | undefined;
  // Its dispatch has ended, so that nothing is known of its place.
  if (!target) return;
  const { ownerDocument: document } = target;
  const pressed = submitter === undefined ? target : submitter;
  watch(document);
  // Who takes the mouse after a key presses anew.
  const isByKey = type.startsWith("key") || (type === "click" && detail === 0);
  activation = {
    at,
    duration: timeStamp - at,
    document,
    pressed,
    place: isByKey ? null : (pressed?.getBoundingClientRect() ?? null),
    // A removed element leaves focus to the body.
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
    // The clicks at its place are counted once they come.
    if (!activation.isRepeated && !isAt(event, activation)) return void (activation = null);
  }
  if (!activation.isRepeated && !(clicks > 1 && down - activation.at < doubleClick)) {
    // A click count that starts anew is another press.
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
 * Whether a pointer is where the press was made. A key never is, nor a mouse's Back button, nor a
 * pointer on what was scrolled away and is back.
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
