import type { Components } from "parameter-form";
import type { ReactNode } from "react";

/** What a design system asks to be put around a page. */
export type Around = (children: ReactNode, theme: "light" | "dark") => ReactNode;

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
