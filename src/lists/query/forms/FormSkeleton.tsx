"use client";
import type { JSX } from "react";
import { renderSkeleton } from "../../../react/internal.ts";
import { type ListWording, useListSettings } from "../lists/useListSettings.ts";

interface FormSkeletonProps extends Pick<ListWording, "components"> {
  readonly label: string;
  /** Language of the label, when it differs from the page's. */
  readonly lang?: string | undefined;
}

/**
 * Renders a placeholder for a form that loads. It is about as tall as a screen, so that the content
 * below does not jump.
 *
 * @example
 * const { data: form } = useFormQuery(client, "federal-w4");
 * if (!form) return <FormSkeleton label="Loading your W-4" />;
 */
export function FormSkeleton({ label, lang, components }: FormSkeletonProps): JSX.Element {
  const part = { of: "form", label: { children: label, lang } } as const;
  return renderSkeleton(useListSettings({ components }), part);
}
