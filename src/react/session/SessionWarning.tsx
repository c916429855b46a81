"use client";
import { lazyComponent } from "../support/lazyComponent.ts";
import type { SessionDialogProps } from "./SessionDialog.tsx";

/** Renders the warning before the session ends. Its code loads long before it is due. */
export const SessionWarning = /* @__PURE__ */ lazyComponent<SessionDialogProps>(
  async () => (await import("../onDemand.ts")).SessionDialog,
);
