/**
 * How long after what a press led to another one is a repeat of it, in ms: as by the button of GOV.UK
 * (https://design-system.service.gov.uk/components/button/#stop-users-from-accidentally-sending-information-more-than-once).
 */
const pause = 1000;

/** How far a pointer moves between the clicks of a double click, in CSS px. */
const slop = 4;

/** What a person did that led to something, until they do something else. */
interface Gesture {
  /** The time stamp of its press. */
  readonly at: number;
  readonly document: Document;
  /** Where what was pressed stood; `null` where that is not known. */
  readonly place: DOMRect | null;
  /** How much of what it led to is under way. */
  holds: number;
  /** The shortest pause, in ms, that anything asked for which it led to. */
  pause: number;
  /** When a press is no repeat any more, once nothing is, as the time stamp of an event. */
  until: number;
  /** Whether the press that is being made now repeats it; `null` while none is made. */
  isRepeated: boolean | null;
}

let gesture: Gesture | null = null;

/** Events by which a person presses something. */
const presses = ["click", "submit", "keydown", "keyup", "pointerup", "mouseup", "touchend"];

/** Those that a repeated press is made of, and what ends a gesture. */
const heard = ["pointerdown", "mousedown", "click", "keydown", "keyup", "input"];

/**
 * Has one gesture do one thing: call it where a press submits, or leads to another screen. Until
 * the function that it returns is called, and for `ms` after (a second unless given), a press that
 * repeats the gesture reaches nothing on the page: a second click at its place, whatever stands
 * there by then, and Enter or Space. What the system counts as a double click, and a key that is
 * held, is a repeat whatever `ms` is: 0 after an error, which may be tried again at once, and in a
 * list, through which people go at a brisk pace. The gesture ends with anything else that the person
 * does, such as typing or pressing elsewhere. What a script does is no gesture.
 */
export function holdGesture(): (ms?: number) => void {
  const { event } = globalThis;
  if (event?.isTrusted && presses.includes(event.type)) begin(event);
  const held = gesture;
  if (!held) return () => undefined;
  held.holds++;
  return (ms = pause) => {
    held.holds--;
    held.pause = Math.min(held.pause, ms);
    held.until = performance.now() + held.pause;
  };
}

function begin(event: Event): void {
  const { timeStamp: at, type, detail, target, submitter } = event as SubmitEvent & MouseEvent;
  // What else the same press leads to belongs to it.
  if (gesture?.at === at) return;
  end();
  const { ownerDocument: document } = target as Element;
  const pressed = submitter === undefined ? (target as Element) : submitter;
  // Who takes the mouse after a key presses anew.
  const isByKey = type.startsWith("key") || (type === "click" && detail === 0);
  const place = isByKey ? null : (pressed?.getBoundingClientRect() ?? null);
  gesture = { at, document, place, pause, holds: 0, until: 0, isRepeated: null };
  for (const type of heard) document.addEventListener(type, hear, true);
}

function end(): void {
  for (const type of heard) gesture?.document.removeEventListener(type, hear, true);
  gesture = null;
}

function hear(event: Event): void {
  if (!gesture || !event.isTrusted) return;
  const { type, detail: clicks } = event as UIEvent;
  if (type === "pointerdown" || type === "keydown" || type === "input") {
    gesture.isRepeated = isRepeat(event, gesture);
    // The clicks at its place are counted once they come.
    if (!gesture.isRepeated && !isAt(event, gesture)) return end();
  }
  if (!gesture.isRepeated && !(clicks > 1)) {
    // A first click at its place, after the pause: what is counted from there on is another press.
    if (type === "mousedown" && gesture.isRepeated === false) end();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (type === "click" || type === "keyup") gesture.isRepeated = null;
}

function isRepeat(event: Event, gesture: Gesture): boolean {
  const { key, repeat, timeStamp } = event as KeyboardEvent;
  const isSoon = gesture.holds > 0 || timeStamp < gesture.until;
  if (key !== undefined) return (key === "Enter" || key === " ") && (repeat || isSoon);
  return isSoon && isAt(event, gesture);
}

/** Whether a pointer is where the gesture was made; a key never is, nor a mouse's Back button. */
function isAt(event: Event, { place }: Gesture): boolean {
  const { clientX: x, clientY: y, button } = event as PointerEvent;
  if (!place || button !== 0) return false;
  const { left, top, right, bottom } = place;
  return x > left - slop && x < right + slop && y > top - slop && y < bottom + slop;
}
