"use client";
import type { JSX } from "react";
import { drawSkeleton } from "../../react/internal.ts";
import { type ListWording, useListSettings } from "../lists/useListSettings.ts";

interface FormSkeletonProps extends Pick<ListWording, "components"> {
  readonly label: string;
  /** The language of the label, when it is not that of the page. */
  readonly lang?: string | undefined;
}

/**
 * Stands where a form will be, about as tall as a screen, so that what is below it does not jump.
 *
 * @example
 * const { data: form } = useFormQuery(client, "federal-w4");
 * if (!form) return <FormSkeleton label="Loading your W-4" />;
 */
export function FormSkeleton({ label, lang, components }: FormSkeletonProps): JSX.Element {
  const part = { of: "form", label: { children: label, lang } } as const;
  return drawSkeleton(useListSettings({ components }), part);
}
