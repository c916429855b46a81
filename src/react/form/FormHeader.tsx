"use client";
import { type JSX, memo } from "react";
import { OfficialSource, hasOfficialSource } from "./OfficialSource.tsx";
import type { HeadingLevel } from "../support/headings.ts";
import { useScope } from "../store/scope.ts";

interface FormHeaderProps {
  /** Id of the heading, which labels the form. */
  readonly id: string;
  readonly headingLevel: HeadingLevel;
}

/** Renders the form's description as heading, and its facts. */
export const FormHeader: React.NamedExoticComponent<FormHeaderProps> = memo(function FormHeader({
  id,
  headingLevel,
}: FormHeaderProps): JSX.Element | null {
  const { form } = useScope();
  const { description } = form;
  if (!description && !hasOfficialSource(form)) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <header className="pf-header">
      {description && (
        <Heading className="pf-heading" id={id} lang={form.lang}>
          {description}
        </Heading>
      )}
      <OfficialSource />
    </header>
  );
});
