/** A CSS variable of the look: what it is in light and, for colours, in dark, and what it paints. */
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

/** Every variable that styles.css sets, in its order. Set your own on `:root`, or on any element around a form. */
export const tokens: readonly Token[] = [
  color("text", "#1b1f27", "#eceff4", "Text"),
  color("muted", "#565e6c", "#a9b2c1", "Hints, units and what is said beside the fields"),
  color("surface", "#ffffff", "#171a21", "Behind the text of inputs, lists and popups"),
  color("border", "#848c9a", "#6f7887", "Edges of inputs: at least 3:1 on the surface"),
  color("border-hover", "#4d5563", "#a3acba", "Edges of inputs under the pointer"),
  color("quiet", "#f3f5f8", "#22262f", "Behind what cannot be edited, and plain buttons"),
  color("line", "#dfe3ea", "#343a46", "Lines that only divide"),
  color("accent", "#1d4fd8", "#8fb0ff", "Submit, links, what is chosen"),
  color("accent-hover", "#173fae", "#b3c9ff", "The same under the pointer"),
  color("on-accent", "#ffffff", "#0c1430", "Text on the accent: at least 4.5:1"),
  color("focus", "#1d4fd8", "#8fb0ff", "The ring around what has focus"),
  color("danger", "#b3211f", "#ff9b94", "Errors: text and edges"),
  color("danger-surface", "#fdf3f2", "#2b1a1c", "Behind the error summary"),
  color("success", "#1c6b36", "#7dd69b", "Edges of what says that answers were received"),
  color("success-surface", "#f0f8f2", "#16261b", "Behind it"),
  color("warning", "#7a4b00", "#f2c063", "Warnings, which do not block"),
  length(
    "font-size",
    "1em",
    "Text and all that is measured by it; the page's size unless you set it",
  ),
  length("radius", "0.5em", "Corners"),
  length("gap", "1.75em", "Between two fields; in sections 1.25em unless you set it"),
  length(
    "control-size",
    "max(2.75em, 44px)",
    "Height of inputs and buttons: 44 px is what a thumb hits",
  ),
  length("width", "max(34em, 34rem)", "The most that a field is wide"),
  length(
    "scroll-margin",
    "1em",
    "Kept free above a field that is scrolled to, such as a sticky header",
  ),
  length("section-gap", "2.5em", "Between two sections"),
];
