interface Mode {
  /** Of the window, in pixels. */
  readonly width: number;
  /** What is chosen in Storybook's toolbar. */
  readonly globals: { readonly theme: "light" | "dark"; readonly direction: "ltr" | "rtl" };
}

/** What a picture is taken of each story in. Each has a folder. */
export const modes: Readonly<Record<string, Mode>> = {
  light: { width: 1024, globals: { theme: "light", direction: "ltr" } },
  dark: { width: 1024, globals: { theme: "dark", direction: "ltr" } },
  rtl: { width: 1024, globals: { theme: "light", direction: "rtl" } },
  narrow: { width: 320, globals: { theme: "light", direction: "ltr" } },
};

/** How tall a picture is at least, in pixels. */
export const least = 600;

/** Where the picture of a longer page ends, in pixels. */
export const tallest = 1200;
