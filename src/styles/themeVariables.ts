/** Colours of a design system that the library draws with, too. */
interface ThemeColors {
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly focus: string;
  readonly danger: string;
}

/** What the library draws around buttons of a design system. */
export const rootsAround = (button: string): string =>
  `:is(.pf-form, .pf-collection, .pf-list):has(${button})`;

/** The variables of `styles.css`: the design system's colours, unless the page says others. */
export const themeVariables = ({ accent, ...colors }: ThemeColors): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...colors, accent, "accent-hover": accent }).map(([name, color]) => [
      `--_pf-${name}`,
      `var(--pf-${name}, ${color})`,
    ]),
  );
