"use client";
import { type JSX, useId } from "react";
import type { Form, Values } from "../../core/definition/form.ts";
import type { FormSettings } from "../../react/index.ts";
import { levelBelow, useSettings } from "../../react/internal.ts";
import { AnswersBySection } from "../answers/AnswersBySection.tsx";
import { defaultValuesOf, type FormAnswers, textsIn } from "../answers/answers.ts";
import { titleLang } from "../state/collectionForm.ts";
import type { Target } from "../state/collectedForm.ts";
import type { FormCollectionApi } from "../contract.ts";
import { ReviewRow } from "./ReviewRow.tsx";
import { reviewRows } from "./reviewRows.ts";

/** A form to review, with the settings that it was filled in with. */
export interface ReviewedForm extends FormSettings {
  /**
   * Id of the form, passed to `onChange`.
   * @default the definition's `id`
   */
  readonly id?: string | undefined;
  /**
   * Heading of the form.
   * @default the form's description
   */
  readonly title?: string | undefined;
  /** A definition from `parseForm`. */
  readonly form: Form;
  /** Submitted strings by parameter name. */
  readonly values: Values;
  /** Texts that could not be parsed, by parameter name. */
  readonly unread?: FormAnswers["unread"] | undefined;
}

/** Props of `<FormReview>`. */
export interface FormReviewProps {
  /** The forms in order, each with its answers. */
  readonly forms: readonly ReviewedForm[];
  /** Called to change the answer to a question. Without it, the review is read-only. */
  readonly onChange?: ((form: string, name: string) => void) | undefined;
  /** Whether answers are being submitted. "Change" is then `aria-disabled`. */
  readonly busy?: boolean | undefined;
  /**
   * Level of each form's heading.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The question that was just changed. Its "Change" button takes focus. */
  readonly changed?: Target | null | undefined;
  /** Added to the class of the root element. */
  readonly className?: string | undefined;
}

/**
 * Renders each visible question with its answer in the locale, form by form. A sensitive answer
 * shows its last four characters until "Show" is pressed, and is masked again for printing. The
 * printed review has no controls and does not shorten long answers.
 *
 * @example
 * const collection = useFormCollection(options);
 * <FormReview forms={reviewedForms(collection)} onChange={collection.change} />
 */
export function FormReview({ forms, className = "", ...props }: FormReviewProps): JSX.Element {
  return (
    <div className={`pf-review ${className}`.trim()}>
      {forms.map((form, place) => (
        <ReviewedSection key={place} {...props} reviewed={form} />
      ))}
    </div>
  );
}

/**
 * Returns the forms of a collection for `<FormReview>`, with their answers and settings. Excludes
 * forms without a definition, and forms accepted in another visit or tab.
 */
export const reviewedForms = ({
  forms,
  answersOf,
  signing,
}: Pick<FormCollectionApi, "forms" | "answersOf" | "signing">): readonly ReviewedForm[] =>
  forms.flatMap((one) => {
    if (one.status !== "ready" || signing.accepted.get(one.id)?.signed === null) return [];
    const { id, title, form, settings } = one;
    return [{ ...settings, ...answersOf(one), id, title, form }];
  });

interface ReviewedSectionProps extends Omit<FormReviewProps, "forms"> {
  readonly reviewed: ReviewedForm;
}

function ReviewedSection({
  reviewed,
  onChange,
  busy = false,
  headingLevel = 3,
  changed,
}: ReviewedSectionProps): JSX.Element {
  const { form, values, unread = {} } = reviewed;
  const settings = useSettings(reviewed);
  const headingId = useId();
  const id = reviewed.id ?? form.id ?? "";
  const title = reviewed.title ?? form.description;
  const answers = { values: textsIn(values), unread };
  const rows = reviewRows(form, defaultValuesOf(form, answers, settings), settings);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="pf-review-form" aria-labelledby={title ? headingId : undefined}>
      {title && (
        <Heading className="pf-review-heading" id={headingId} lang={titleLang(title, form)}>
          {title}
        </Heading>
      )}
      <AnswersBySection rows={rows} level={title ? levelBelow[headingLevel] : headingLevel}>
        {(row) => (
          <ReviewRow
            key={row.parameter.name}
            row={row}
            lang={form.lang}
            settings={settings}
            onChange={row.fixed || !onChange ? null : () => onChange(id, row.parameter.name)}
            busy={busy}
            takesFocus={changed?.form === id && changed.name === row.parameter.name}
          />
        )}
      </AnswersBySection>
    </section>
  );
}
