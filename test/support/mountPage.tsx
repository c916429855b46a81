import { type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot, type HydrationOptions } from "react-dom/client";

const main = (): Element =>
  document.querySelector("main") ?? document.body.appendChild(document.createElement("main"));

/** Renders the app of a page in strict mode. */
export const mountPage = (app: ReactNode): void =>
  createRoot(main()).render(<StrictMode>{app}</StrictMode>);

/** Hydrates what a server rendered of the app. */
export const hydratePage = (app: ReactNode, options?: HydrationOptions): void =>
  void hydrateRoot(main(), <StrictMode>{app}</StrictMode>, options);
