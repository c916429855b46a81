import type { FormCollectionApi } from "../contract.ts";
import type { ReviewedForm } from "./FormReview.tsx";

/**
 * The forms of a collection for `<FormReview>`, with their answers and settings; those that could
 * not be loaded are left out.
 */
export const reviewedForms = ({
  forms,
  answersOf,
}: Pick<FormCollectionApi, "forms" | "answersOf">): readonly ReviewedForm[] =>
  forms.flatMap((one) => {
    if (one.status !== "ready") return [];
    const { id, title, form, settings } = one;
    return [{ ...settings, ...answersOf(one), id, title, form }];
  });
