import type { ConformanceCheck } from "./check.ts";
import { choiceChecks } from "./choiceChecks.ts";
import { controlChecks } from "./controlChecks.ts";
import { fieldChecks } from "./fieldChecks.ts";
import { inputChecks } from "./inputChecks.ts";
import { listChecks } from "./listChecks.ts";
import { wordChecks } from "./wordChecks.ts";

/**
 * What every part of a form or list must do, whatever it looks like. Each check draws a form, or a
 * part by itself, with the components it is given, acts on it and throws an error in words. Any
 * runner can loop over them, in a real browser with `parameter-form/styles.css`:
 *
 * @example
 * test.each(conformanceChecks)("$part $name", ({ run }) => run(components, (element) => render(element).container));
 */
export const conformanceChecks: readonly ConformanceCheck[] = [
  ...fieldChecks,
  ...inputChecks,
  ...choiceChecks,
  ...listChecks,
  ...controlChecks,
  ...wordChecks,
];
