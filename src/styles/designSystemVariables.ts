/** Colors and label size of a design system, for the library's default parts. */
interface Theme {
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly focus: string;
  readonly danger: string;
  readonly "font-size": string;
}

/** Returns the selector of the library's root elements that contain buttons of a design system. */
export const rootsAround = (button: string): string =>
  `:is(.pf-form, .pf-collection, .pf-list, .pf-review):has(${button})`;

/**
 * Returns variables of `styles.css`, such as `--_pf-text: var(--pf-text, black)`: a variable of the
 * page overrides the color of the design system.
 */
export const themeVariables = ({ accent, ...settings }: Theme): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...settings, accent, "accent-hover": accent }).map(([name, value]) => [
      `--_pf-${name}`,
      `var(--pf-${name}, ${value})`,
    ]),
  );
