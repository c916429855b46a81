import type { FormCheck } from "./finding.ts";
import { knownNames } from "./knownNames.ts";
import { optionLabels, questionLabels } from "./labels.ts";
import { foreignTexts } from "./foreignTexts.ts";
import { limitsUnmet } from "./limits.ts";
import { computedNumbers } from "./computedNumbers.ts";
import { invalidInitialValues } from "./invalidInitialValues.ts";
import { offeredOptions } from "./offeredOptions.ts";
import { questionMistakes } from "./questionMistakes.ts";
import { ruleTypes } from "./ruleTypes.ts";
import { sectionNames } from "./sections.ts";
import { sensitiveAnswers } from "./sensitive.ts";
import { garbledTexts } from "./garbledTexts.ts";

export const formChecks: readonly FormCheck[] = [
  questionLabels,
  optionLabels,
  sensitiveAnswers,
  knownNames,
  offeredOptions,
  sectionNames,
  ruleTypes,
  limitsUnmet,
  computedNumbers,
  invalidInitialValues,
  foreignTexts,
  garbledTexts,
  questionMistakes,
];
