"use client";
import { type JSX, type ReactNode, useId, useSyncExternalStore } from "react";
import type { ResolvedSection } from "../../core/definition/sections.ts";
import type { HeadingLevel } from "../support/headings.ts";
import { evaluate } from "../../core/model/evaluate.ts";
import { renderMarkup } from "../markup/renderMarkup.tsx";
import { useScope } from "../store/scope.ts";

interface SectionProps {
  readonly section: ResolvedSection;
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

/** Renders a section while any of its parameters is visible. */
export function Section({ section, level, children }: SectionProps): ReactNode {
  const { title, description } = section;
  const id = useId();
  const { settings } = useScope();
  const hasVisible = useIsVisible(section);
  if (!hasVisible) return null;
  const fields = <div className="pf-section-fields">{children}</div>;
  if (title === undefined) return <div className="pf-section">{fields}</div>;
  return (
    <fieldset className="pf-section" aria-describedby={description ? id : undefined}>
      <legend className="pf-section-head">
        <SectionHeading level={level} title={title} />
      </legend>
      {description && (
        <div className="pf-section-description" id={id}>
          {renderMarkup(description, settings.markup, settings)}
        </div>
      )}
      {fields}
    </fieldset>
  );
}

function SectionHeading({ level, title }: { level: HeadingLevel; title: string }): JSX.Element {
  const Heading = `h${level}` as const;
  return <Heading className="pf-section-title">{title}</Heading>;
}

const never = () => () => undefined;

function useIsVisible({ parameters }: ResolvedSection): boolean {
  const scope = useScope();
  const { fields, settings } = scope;
  const isConditional = settings.when !== undefined;
  const hasVisible = (): boolean => {
    const { isVisible } = evaluate(scope, fields.valueOf);
    return parameters.some(({ name }) => isVisible(name));
  };
  return useSyncExternalStore(isConditional ? fields.onChange : never, hasVisible, hasVisible);
}
