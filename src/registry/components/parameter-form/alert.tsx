"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { Alert as UiAlert } from "@/components/ui/alert";

const variants = {
  alert: "destructive",
  "list-alert": "destructive",
  success: "default",
  summary: "destructive",
} as const;

// The ref is on a `<div>`, because React 18 passes none to function components.
export const Alert = ({ kind, box: { children, ...box } }: PartProps["Alert"]): JSX.Element => (
  <div
    {...box}
    className="scroll-m-4 rounded-lg outline-offset-2 outline-muted-foreground focus:outline-2"
  >
    <UiAlert
      variant={variants[kind]}
      role="presentation"
      className={kind === "summary" ? "border-destructive" : undefined}
    >
      <div className="col-span-full flex flex-col items-start gap-2 wrap-anywhere">{children}</div>
    </UiAlert>
  </div>
);
