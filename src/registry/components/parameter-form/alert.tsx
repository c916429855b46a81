"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { Alert as UiAlert } from "@/components/ui/alert";

export const Alert = ({ lang, children }: PartProps["Alert"]): JSX.Element => (
  <UiAlert variant="destructive" lang={lang}>
    <div className="col-span-full flex flex-col items-start gap-3 wrap-anywhere">{children}</div>
  </UiAlert>
);
