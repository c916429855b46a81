import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Onboarding } from "sample:README.md-3.tsx";

/** README's collection, as people copy it. */
createRoot(document.body.appendChild(document.createElement("main"))).render(
  <StrictMode>
    <Onboarding />
  </StrictMode>,
);
