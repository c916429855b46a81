"use client";
import { type JSX, memo, useMemo } from "react";
import { sectionsOf } from "../../core/definition/sections.ts";
import { useScope } from "../store/scope.ts";
import type { HeadingLevel } from "../support/headings.ts";
import { Groups } from "./Groups.tsx";
import { Section } from "./Section.tsx";
import { useGroups } from "./useGroups.ts";
import { useRenderedGroups } from "./useRenderedGroups.ts";

interface AllFieldsProps {
  /** Level of section headings. @default 3 */
  readonly headingLevel?: HeadingLevel;
}

/**
 * Renders all parameters. Mounts them in one element: inserting controls into a form one by one
 * takes quadratic time.
 */
export const AllFields: React.NamedExoticComponent<AllFieldsProps> = memo(function AllFields({
  headingLevel = 3,
}: AllFieldsProps): JSX.Element {
  const { form, settings } = useScope();
  const sections = useMemo(() => sectionsOf(form, settings.sections), [form, settings.sections]);
  const { groups, isLong } = useGroups(sections);
  const own = sections.map(({ place }) => groups.get(place) ?? []);
  const count = useRenderedGroups(isLong ? own.flat().length : 1);
  const isWhole = sections.length === 1 && sections[0]?.title === undefined;
  return (
    <div className="pf-fields">
      {sections.map((section, at) => {
        const groups = (
          <Groups
            key={section.place}
            groups={own[at] ?? []}
            count={isLong ? count - own.slice(0, at).flat().length : null}
          />
        );
        return isWhole ? (
          groups
        ) : (
          <Section key={section.place} section={section} level={headingLevel}>
            {groups}
          </Section>
        );
      })}
    </div>
  );
});
