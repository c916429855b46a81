import type { Components } from "parameter-form";
import type { ReactNode } from "react";

export type Theme = "light" | "dark";

/** Returns the theme that is chosen in Storybook's toolbar. */
export const themeIn = (globals: Readonly<Record<string, unknown>>): Theme =>
  globals["theme"] === "dark" ? "dark" : "light";

/** Wraps a page in the providers of a design system. */
export type Wrap = (children: ReactNode, theme: Theme) => ReactNode;

/** The components and providers of a design system. */
export interface DesignSystem {
  readonly components: Partial<Components>;
  readonly wrap: Wrap;
}

/** Each design system is loaded when it is chosen. */
export const designSystems: Readonly<Record<string, () => Promise<DesignSystem>>> = {
  Default: async () => defaultSystem,
  "Material UI": () => import("./mui.tsx"),
  Mantine: () => import("./mantine.tsx"),
  "Chakra UI": () => import("./chakra.tsx"),
  "React Aria": () => import("./reactAria.tsx"),
  "shadcn/ui": () => import("./shadcn.tsx"),
};

export const defaultSystem: DesignSystem = { components: {}, wrap: (children) => children };
