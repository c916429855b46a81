/** What a person may do to the text of a page, and how a style sheet does it. */
export const textSettings: readonly (readonly [setting: string, css: string])[] = [
  ["as it is", ""],
  ["text twice as large", ":root { font-size: 200% }"],
  // https://www.w3.org/TR/WCAG22/#text-spacing
  [
    "text spaced out",
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  ],
];

/** What reaches out of a window 320 px wide, and what is wider than its box, of what is drawn inside an element. A table is scrolled. */
export function overflowing(selector: string): string[] {
  const visible = [...document.querySelectorAll(`${selector} *`)].filter(
    (element) => !element.closest(".pf-visually-hidden, .pf-table"),
  );
  const sticksOut = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    const cut = element.clientWidth > 0 && element.scrollWidth > element.clientWidth;
    return (
      left < 0 ||
      right > 320 ||
      (cut && !element.matches("input, select, option, .pf-table-scroll"))
    );
  };
  return visible
    .filter(sticksOut)
    .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`);
}
