import {
  type AnsweredValues,
  type Form,
  labelledMessageFor,
  ruleFor,
  toPayload,
  validateForm,
} from "../../core/index.ts";
import { arbitraries } from "../../testing/arbitraries/arbitraries.ts";
import { invalidValues } from "../../testing/arbitraries/values.ts";
import type { FastCheck } from "../../testing/arbitraries/fastCheck.ts";
import { readForms } from "../input/definitions.ts";
import { CannotRun, type Outcome, type VerbInput } from "../verb.ts";

async function loadFastCheck(): Promise<FastCheck> {
  try {
    return (await import("fast-check")).default;
  } catch {
    throw new CannotRun(
      "Samples need fast-check, which is not installed. Run: npm install --save-dev fast-check",
    );
  }
}

/** Generates a valid payload, and an invalid one for each parameter and reason. */
export async function run({ args, options, read }: VerbInput): Promise<Outcome> {
  const fc = await loadFastCheck();
  const [found] = (await read(args)).flatMap(readForms);
  if (!found) throw new CannotRun("The input contains no form.");
  const { seed = 1 } = options;
  if (!Number.isSafeInteger(seed)) throw new CannotRun("--seed must be a whole number.");
  const json = samplesOf(fc, found, Number(seed));
  return { text: JSON.stringify(json, null, 2), json };
}

function samplesOf(fc: FastCheck, form: Form, seed: number) {
  const { validAnswers, invalidAnswers } = arbitraries(fc);
  const [valid = {}] = fc.sample(validAnswers(form), { seed, numRuns: 1 });
  const isRefusable = form.parameters.some((one) => invalidValues(fc, one, ruleFor(one, {})));
  if (!isRefusable) return { valid: toPayload(form, valid), invalid: [] };
  const numRuns = Math.min(1000, 50 * form.parameters.length);
  const samples = fc.sample(invalidAnswers(form), { seed, numRuns }).flatMap(({ name, values }) => {
    const at = form.parameters.findIndex((one) => one.name === name);
    const issue = validateForm(form, values).find((one) => one.name === name);
    if (!issue) return [];
    const message = labelledMessageFor(issue, form.parameters[at]);
    return [
      { at, sample: { name, reason: issue.reason, message, payload: payloadOf(form, values) } },
    ];
  });
  const byReason = new Map(
    samples.map((one) => [JSON.stringify([one.at, one.sample.reason]), one]),
  );
  const inOrder = [...byReason.values()].toSorted((a, b) => a.at - b.at);
  return {
    valid: toPayload(form, valid),
    invalid: inOrder.map(({ sample }) => sample),
  };
}

/** Builds a payload without validation, unlike `toPayload`. */
const payloadOf = ({ parameters }: Form, values: AnsweredValues) => ({
  parameters: parameters.flatMap(({ name }) =>
    Object.hasOwn(values, name) ? [{ name, value: values[name] }] : [],
  ),
});
