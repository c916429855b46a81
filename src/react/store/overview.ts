import { type Asked, answersAsked } from "../../core/asked.ts";
import { issuesBetween } from "../../core/checks/check.ts";
import { type Computed, computed } from "../../core/checks/computed.ts";
import type { AnsweredValues, Form } from "../../core/form.ts";
import type { Issue } from "../../core/issue.ts";
import type { AnswerTo } from "../../core/rules/rule.ts";
import { isDisabled } from "../settings/fieldSettings.ts";
import type { GivenSettings, ResolvedSettings } from "../settings/settings.ts";
import { settingsByAnswers } from "../settings/settingsByAnswers.ts";
import { visibleIn } from "./conditions.ts";

/** What there is to see of all answers together, as long as none changes. */
export interface Overview {
  /** What would be submitted. */
  answers(this: void): Partial<AnsweredValues>;
  /** The settings that hold with these answers. */
  settings(this: void): ResolvedSettings;
  isVisible(this: void, name: string): boolean;
  /** Whether none that is visible comes after it. */
  isLast(this: void, name: string): boolean;
  /** What is wrong between answers, by the parameter that it is said of. */
  between(this: void): ReadonlyMap<string, Issue>;
  /** What is worked out for parameters that are visible and enabled. */
  computed(this: void): Computed;
}

const nothing: Computed = { values: new Map(), from: new Map() };

/** A form, how it is filled in, and its parameters in the order in which they are asked. */
interface Seen {
  readonly form: Form;
  readonly settings: GivenSettings;
  readonly parameters: ReadonlyMap<string, unknown>;
}

/** What `answer` tells of a form, each found out when it is first looked at. */
export function overviewOf({ form, settings, parameters }: Seen, answer: AnswerTo): Overview {
  const { compute } = settings;
  const isVisible = visibleIn(settings, answer);
  const sent = once((): Asked =>
    answersAsked(form, answer, (name) => isVisible(name) && !isDisabled(name, settings), settings),
  );
  const last = once(() => [...parameters.keys()].findLast(isVisible));
  const answers = () => sent().answers;
  return {
    answers,
    settings: once(() => settingsByAnswers(settings, answers)),
    isVisible,
    isLast: (name) => name === last(),
    between: once(() => issuesBetween(sent, settings)),
    computed: once(() => (compute ? computed(sent(), compute) : nothing)),
  };
}

/** The settings of a form with these answers. */
export const settingsAt = (form: Form, settings: GivenSettings, answer: AnswerTo) =>
  overviewOf({ form, settings, parameters: new Map() }, answer).settings();

function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}
