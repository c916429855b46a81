import { clsx, type ClassValue } from "clsx";
import { twMerge } from "tailwind-merge";

/** Class names, of which later ones win over those for the same property. */
export const cn = (...names: ClassValue[]): string => twMerge(clsx(names));
