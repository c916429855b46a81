import { federalW4 } from "parameter-form/service";
import { type ComponentType } from "react";
import { mountPage } from "../../support/mountPage.tsx";
import { pale } from "../../support/contrast.ts";

/** Draws a sample of the guide on a page of its own, and gives the page what finds texts that are pale there. */
export function renderGuide(Sample: ComponentType<{ readonly form: unknown }>): void {
  Reflect.set(window, "pale", pale);
  mountPage(<Sample form={federalW4} />);
}
