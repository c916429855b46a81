import type { Components } from "parameter-form";
import type { ReactNode } from "react";

export type Theme = "light" | "dark";

/** Returns the theme that is chosen in Storybook's toolbar. */
export const themeIn = (globals: Readonly<Record<string, unknown>>): Theme =>
  globals["theme"] === "dark" ? "dark" : "light";

/** Wraps a page in the providers of a design system. */
export type Around = (children: ReactNode, theme: Theme) => ReactNode;

/** The parts of a design system. */
export interface DesignSystem {
  readonly components: Partial<Components>;
  readonly around: Around;
}

/** Each comes when it is chosen: no page loads one that it does not show. */
export const designSystems: Readonly<Record<string, () => Promise<DesignSystem>>> = {
  "As it comes": async () => asItComes,
  "Material UI": () => import("./mui.tsx"),
  Mantine: () => import("./mantine.tsx"),
  "Chakra UI": () => import("./chakra.tsx"),
  "React Aria": () => import("./reactAria.tsx"),
  "shadcn/ui": () => import("./shadcn.tsx"),
};

export const asItComes: DesignSystem = { components: {}, around: (children) => children };
