export type { LocatorLike, PageLike, UserLike } from "./fill/actors.ts";
export {
  arbitraries,
  type Arbitraries,
  type AnswersOptions,
  type InvalidAnswers,
} from "./arbitraries/arbitraries.ts";
export type { FastCheck } from "./arbitraries/fastCheck.ts";
export type { ConformanceCheck, Render } from "./conformance/check.ts";
export { conformanceChecks } from "./conformance/conformanceChecks.ts";
export { expectAccessible } from "./expectAccessible.ts";
export { fillParameterForm, type FillOptions } from "./fill/fillParameterForm.ts";
export { createService } from "./service.ts";
export * from "../service/fixtures/index.ts";
