/** Settings of a design system that the library renders with: its colors, and the size of a label. */
interface Theme {
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly focus: string;
  readonly danger: string;
  readonly "font-size": string;
}

/** Returns the selector of the library's root elements around buttons of a design system. */
export const rootsAround = (button: string): string =>
  `:is(.pf-form, .pf-collection, .pf-list, .pf-review):has(${button})`;

/** The variables of `styles.css`: the design system's settings, unless the page sets others. */
export const themeVariables = ({ accent, ...settings }: Theme): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...settings, accent, "accent-hover": accent }).map(([name, value]) => [
      `--_pf-${name}`,
      `var(--pf-${name}, ${value})`,
    ]),
  );
