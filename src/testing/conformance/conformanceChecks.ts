import type { ConformanceCheck } from "./check.ts";
import { buttonAndAlertChecks } from "./buttonAndAlertChecks.ts";
import { choiceChecks } from "./choiceChecks.ts";
import { controlChecks } from "./controlChecks.ts";
import { fieldChecks } from "./fieldChecks.ts";
import { inputChecks } from "./inputChecks.ts";
import { listChecks } from "./listChecks.ts";

/**
 * Checks of the behaviour that every part of a form or list needs, whatever its design. Each check
 * renders a form or a part with the given components, interacts with it, and throws an error on
 * failure. Run them with any test runner, in a real browser with `parameter-form/styles.css`.
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
  ...buttonAndAlertChecks,
];
