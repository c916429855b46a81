import { behind, contrast } from "../support/contrast.ts";

const bordered = (): readonly Element[] =>
  [...document.querySelectorAll(".pf-answer *")].filter((element) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
    return (
      parseFloat(borderTopWidth) > 0 &&
      borderTopStyle !== "none" &&
      !element.closest(":is(button, .pf-popup, [role=presentation]:has([role=listbox]), svg)")
    );
  });

/** Borders of controls that do not stand out 3 to 1: https://www.w3.org/TR/WCAG22/#non-text-contrast */
export function paleBorders(): readonly string[] {
  const borders = bordered();
  if (borders.length < 5) return [`only ${borders.length} borders`];
  return borders
    .filter((element) => {
      const { borderTopColor } = getComputedStyle(element);
      return contrast(borderTopColor, behind(element.closest(".pf-answer"))) < 3;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
