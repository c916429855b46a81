"use client";
import { type JSX, memo, startTransition, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { sectionsOf } from "../../core/definition/sections.ts";
import { useScope } from "../store/scope.ts";
import type { HeadingLevel } from "../support/headings.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import { Groups } from "./Groups.tsx";
import { Section } from "./Section.tsx";
import { useGroups } from "./useGroups.ts";

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

/**
 * Returns how many of `total` groups to render: the first one, which fills a screen, then a few at
 * a time while the page stays responsive. Returns all on a server and during hydration, for
 * printing, and to focus a control that is not yet mounted.
 */
function useRenderedGroups(total: number): number {
  const { controls, serverRendered } = useScope();
  const [count, setCount] = useState(serverRendered ? Infinity : 1);
  const complete = count >= total;

  useEffect(() => {
    if (complete) return;
    const next = setTimeout(() => startTransition(() => setCount((before) => before + 5)));
    return () => clearTimeout(next);
  }, [complete, count]);

  // Printing or focus may be requested before effects run.
  useBrowserLayoutEffect(() => {
    if (complete) return;
    const renderAll = (): void => setCount(Infinity);
    const print = (): void => flushSync(renderAll);
    addEventListener("beforeprint", print);
    const unsubscribe = controls.whenNeeded(renderAll);
    return () => {
      unsubscribe();
      removeEventListener("beforeprint", print);
    };
  }, [complete, controls]);

  return Math.min(count, total);
}
