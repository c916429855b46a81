"use client";
import { useState } from "react";
import { useBrowserLayoutEffect } from "../useStable.ts";
import { DrawnControl } from "./drawnControl.ts";

/** The control of a component that draws one field. */
export function useDrawnControl(serverDrawn = false): DrawnControl {
  // Written to, never set: it is the one on the page.
  const [page] = useState((): { control?: DrawnControl } => ({}));
  const control = new DrawnControl(serverDrawn, page.control);
  useBrowserLayoutEffect(() => {
    Object.assign(page, { control });
    control.show();
  });
  return control;
}
