interface Mode {
  /** Of the window, in pixels. */
  readonly width: number;
  /** What is chosen in Storybook's toolbar. */
  readonly globals: { readonly theme: "light" | "dark"; readonly direction: "ltr" | "rtl" };
}

/** What each story is drawn in, and must fit into the window. Each has a folder of pictures. */
export const modes = {
  light: { width: 1024, globals: { theme: "light", direction: "ltr" } },
  dark: { width: 1024, globals: { theme: "dark", direction: "ltr" } },
  rtl: { width: 1024, globals: { theme: "light", direction: "rtl" } },
  narrow: { width: 320, globals: { theme: "light", direction: "ltr" } },
} as const satisfies Readonly<Record<string, Mode>>;

export type ModeName = keyof typeof modes;

export const modeNames = ["light", "dark", "rtl", "narrow"] as const satisfies readonly ModeName[];

/** How tall a picture is at least, in pixels. */
export const least = 600;

/** Where the picture of a longer page ends, in pixels. */
export const tallest = 1200;
