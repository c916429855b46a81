import type { ReactNode } from "react";
import type { ElementProps } from "./contract.ts";

/** What a button is for: what a page is about, something beside it, taking an answer back, showing a sensitive one, or turning pages. */
export type ButtonKind = "button" | "button-plain" | "clear" | "reveal" | "page-button";

/** The ways through a list. */
export interface PagerPart {
  readonly nav: ElementProps<"nav">;
  /** Whether there is anything to go through; until then only `status` is drawn. */
  readonly ready: boolean;
  /** Whether another page is on its way. */
  readonly turning: boolean;
  /** Buttons: back, or `null` where a list only grows. */
  readonly previous: ReactNode;
  readonly next: ReactNode;
  readonly refresh: ReactNode;
  /** Where someone is, in words; hidden from assistive technology, which is told `status`. */
  readonly place: string | undefined;
  /** Told by a screen reader when it changes. */
  readonly status: string | undefined;
  /** How many objects a page has; `null` where there is no choice. */
  readonly size: {
    readonly label: string;
    readonly select: ElementProps<"select">;
    readonly options: readonly { readonly value: number; readonly label: string }[];
  } | null;
}
