import { federalW4 } from "parameter-form/service";
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { pale } from "../browserColor.ts";

/** Draws a sample of the guide on a page of its own, and gives the page what finds texts that are pale there. */
export function drawGuide(Sample: ComponentType<{ readonly form: unknown }>): void {
  Reflect.set(window, "pale", pale);
  createRoot(document.body.appendChild(document.createElement("main"))).render(
    <StrictMode>
      <Sample form={federalW4} />
    </StrictMode>,
  );
}
