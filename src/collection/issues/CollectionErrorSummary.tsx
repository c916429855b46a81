"use client";
import { bareLabel } from "../../core/messages/labelledMessage.ts";
import { formText } from "../../core/messages/formText.ts";
import { type JSX, useId, useState } from "react";
import type { ElementProps, FormScope, ResolvedSettings } from "../../react/index.ts";
import {
  type HeadingLevel,
  FocusedSummary,
  isCounted,
  useErrorTitle,
} from "../../react/internal.ts";
import { evaluate, createFormModel } from "../../core/model/evaluate.ts";
import { resolveDynamic } from "../../core/model/settings.ts";
import { type CollectedForm, type ReadyForm, ifReady } from "../state/collectedForm.ts";
import type { FormCollectionApi } from "../contract.ts";
import { issuesIn, type CollectionIssue } from "./formIssues.ts";

/** Props of `<CollectionErrorSummary>`. */
export interface CollectionErrorSummaryProps {
  readonly collection: FormCollectionApi;
  /**
   * Whether to hide the summary, because another one is shown.
   * @default false
   */
  readonly hidden?: boolean;
  /**
   * Level of its heading.
   * @default 2
   */
  readonly headingLevel?: HeadingLevel | undefined;
}

/**
 * Renders the issues that block submission, each with a link to its question and a way back. Takes
 * focus after each failed attempt.
 *
 * @example
 * const collection = useFormCollection(options);
 * <CollectionErrorSummary collection={collection} />
 */
export function CollectionErrorSummary({
  collection,
  hidden = false,
  headingLevel = 2,
}: CollectionErrorSummaryProps): JSX.Element {
  const { issues, count } = collection.signing.failure;
  const [before] = useState(count);
  const [seen, setSeen] = useState(count);
  // After a failure while it is hidden, the summary takes focus once it is shown.
  if (!hidden && seen !== count) setSeen(count);
  const anchor = useId();
  const forms = new Map(collection.forms.flatMap((form) => summaryEntries(form, collection)));
  const lists = new Map(
    collection.repeated.map((one) => [one.step, !one.absent && one.missing === 0]),
  );
  const visible = new Set([...collection.forms.map(({ id }) => id), ...lists.keys()]);
  const shared = sharedLabels(collection.forms.flatMap(ifReady));
  const listed = issues.filter((issue) => {
    const form = forms.get(issue.form);
    // An issue is resolved once its answer is corrected or its missing form is loaded.
    const isRight = form
      ? issue.reason !== undefined && !form.wrong.has(issue.name)
      : lists.get(issue.form) === true;
    return !hidden && !isRight && visible.has(issue.form);
  });
  const missing = listed.filter(({ reason }) => reason === "missing").length;
  const shown = listed.map((issue) =>
    lineOf(issue, forms.get(issue.form), {
      ...collection,
      isBare: issue.reason === "missing" && isCounted(missing),
      shared,
      lists,
      anchor: `${anchor}${issues.indexOf(issue)}`,
    }),
  );
  const { options, settings } = collection;
  useErrorTitle(options.onErrorTitle && shown.length > 0 && formText(settings, "errorPrefix"));
  const box = { lines: shown, missing, headingLevel, count: (hidden ? seen : count) - before };
  return <FocusedSummary slot={collection} {...box} />;
}

interface SummaryForm {
  readonly title: string;
  readonly lang: string | undefined;
  readonly settings: ResolvedSettings;
  readonly parameters: FormScope["parameters"];
  /** Names of the questions with an issue. */
  readonly wrong: ReadonlySet<string | null>;
}

const summaryEntries = (
  form: CollectedForm,
  { answersOf }: FormCollectionApi,
): readonly (readonly [string, SummaryForm])[] => {
  if (form.status !== "ready") return [];
  const parameters = new Map(form.form.parameters.map((one) => [one.name, one]));
  const answers = answersOf(form);
  const wrong = new Set(issuesIn(form, answers).map(({ name }) => name));
  const settings = evaluate(createFormModel(form.form, form.settings), answers.values).settings();
  const {
    title,
    form: { lang },
  } = form;
  return [[form.id, { title, lang, settings, parameters, wrong }]];
};

interface LineContext extends Pick<FormCollectionApi, "settings" | "change"> {
  readonly shared: ReadonlySet<string>;
  /** Whether to show the label alone. */
  readonly isBare: boolean;
  /** Whether all items of a step that lists items are loaded and none is missing, by step. */
  readonly lists: ReadonlyMap<string, boolean>;
  readonly anchor: string;
}

/**
 * Creates a link to the step of a question or of items. A click does not change the page's URL,
 * which belongs to the app. The `href` contains nothing of a definition.
 */
const lineOf = (
  { form: id, name, format }: CollectionIssue,
  form: SummaryForm | undefined,
  { settings, change, shared, isBare, lists, anchor }: LineContext,
): ElementProps<"a"> => {
  const label = name === null ? undefined : form?.parameters.get(name)?.label;
  const message =
    isBare && label !== undefined
      ? { children: bareLabel(label), lang: form?.lang }
      : format(form?.settings ?? resolveDynamic(settings, () => ({})), form?.parameters);
  return {
    ...message,
    ...(form &&
      label !== undefined &&
      shared.has(label) && { children: `${form.title} – ${message.children}` }),
    ...((name !== null || lists.has(id)) && {
      href: `#${anchor}`,
      onClick(event) {
        event.preventDefault();
        change(id, name);
      },
    }),
  };
};

/** Returns the labels that occur in several forms. */
function sharedLabels(forms: readonly ReadyForm[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { form } of forms)
    for (const label of new Set(form.parameters.map((one) => one.label)))
      (seen.has(label) ? shared : seen).add(label);
  return shared;
}
