"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { Alert as UiAlert } from "@/components/ui/alert";

const variants = { alert: "destructive", "list-alert": "destructive", success: "default" } as const;

export const Alert = ({ kind, role, lang, children }: PartProps["Alert"]): JSX.Element => (
  <UiAlert role={role} variant={variants[kind]} lang={lang}>
    <div className="col-span-full flex flex-col items-start gap-3 wrap-anywhere">{children}</div>
  </UiAlert>
);
