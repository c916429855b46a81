/** A CSS variable with its default values. Only colours have a value for dark mode. */
export interface Token {
  readonly name: string;
  readonly light: string;
  readonly dark?: string;
  readonly use: string;
}

const color = (name: string, light: string, dark: string, use: string): Token => ({
  name: `--pf-${name}`,
  light,
  dark,
  use,
});
const length = (name: string, light: string, use: string): Token => ({
  name: `--pf-${name}`,
  light,
  use,
});

/** Every variable of styles.css, in its order. Override them on `:root`, or on any element around a form. */
export const tokens: readonly Token[] = [
  color("text", "#1b1f27", "#eceff4", "Text"),
  color("muted", "#565e6c", "#a9b2c1", "Hints, units and messages next to fields"),
  color("surface", "#ffffff", "#171a21", "Background of inputs, lists and popups"),
  color("border", "#848c9a", "#6f7887", "Borders of inputs: at least 3:1 on the surface"),
  color("border-hover", "#4d5563", "#a3acba", "Borders of hovered inputs"),
  color("quiet", "#f3f5f8", "#22262f", "Background of read-only inputs and secondary buttons"),
  color("line", "#dfe3ea", "#343a46", "Separators"),
  color("accent", "#1d4fd8", "#8fb0ff", "Submit button, links and selected options"),
  color("accent-hover", "#173fae", "#b3c9ff", "The same on hover"),
  color("on-accent", "#ffffff", "#0c1430", "Text on the accent: at least 4.5:1"),
  color("focus", "#1d4fd8", "#8fb0ff", "Focus ring"),
  color("danger", "#b3211f", "#ff9b94", "Text and borders of errors"),
  color("danger-surface", "#fdf3f2", "#2b1a1c", "Background of the error summary"),
  color("success", "#1c6b36", "#7dd69b", "Border of the confirmation after a submission"),
  color("success-surface", "#f0f8f2", "#16261b", "Background of the confirmation"),
  color("warning", "#7a4b00", "#f2c063", "Warnings, which do not block"),
  length("font-size", "1em", "Text and sizes in em, by default the font size of the page"),
  length("radius", "0.5em", "Corners"),
  length("gap", "1.75em", "Space between two fields, 1.25em in sections by default"),
  length(
    "control-size",
    "max(2.75em, 44px)",
    "Height of inputs and buttons: 44 px is large enough for a thumb",
  ),
  length("width", "max(34em, 34rem)", "Maximum width of a field"),
  length(
    "scroll-margin",
    "1em",
    "Space above a field that is scrolled into view, such as for a sticky header",
  ),
  length("section-gap", "2.5em", "Space between two sections"),
];
