function textOf(element: Element): Text {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (text instanceof Text) return text;
  throw new Error("There is no text");
}

/** Where the sign at this place of an element's text is drawn. */
function at(element: Element, place: number): DOMRect {
  const text = textOf(element);
  const range = document.createRange();
  range.setStart(text, place);
  range.setEnd(text, place + 1);
  return range.getBoundingClientRect();
}

/** The places of the first and the last sign of an element's text. */
export const ends = (element: Element) => {
  const { length } = textOf(element).data;
  return { first: at(element, 0), last: at(element, length - 1) };
};

/** Whether the text ends to the right of where it begins. */
export const runsRight = (element: Element): boolean => {
  const { first, last } = ends(element);
  return last.left > first.left;
};
