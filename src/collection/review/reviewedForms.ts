import type { FormCollectionApi } from "../contract.ts";
import type { ReviewedForm } from "./FormReview.tsx";

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
