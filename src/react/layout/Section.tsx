"use client";
import { type JSX, type ReactNode, useId, useSyncExternalStore } from "react";
import type { ResolvedSection } from "../../core/definition/sections.ts";
import type { HeadingLevel } from "../support/headings.ts";
import { evaluate } from "../../core/model/evaluate.ts";
import { renderMarkup } from "../markup/renderMarkup.tsx";
import { useScope } from "../store/scope.ts";

const never = () => () => undefined;

interface SectionProps {
  readonly section: ResolvedSection;
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

/** Renders a section while any of its parameters is visible. */
export function Section({ section, level, children }: SectionProps): ReactNode {
  const { title, description, parameters } = section;
  const id = useId();
  const scope = useScope();
  const { settings } = scope;
  const isVisible = (): boolean => {
    const evaluation = evaluate(scope, scope.fields.valueOf);
    return parameters.some(({ name }) => evaluation.isVisible(name));
  };
  const subscribe = settings.when ? scope.fields.onChange : never;
  if (!useSyncExternalStore(subscribe, isVisible, isVisible)) return null;
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
