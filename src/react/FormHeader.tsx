"use client";
import type { JSX } from "react";
import { officialLink, revisionDate } from "./officialForm.ts";
import { useScope } from "./scope.ts";
import { text } from "./text.ts";

interface FormHeaderProps {
  /** Id of the heading, which names the form. */
  readonly id: string;
  readonly headingLevel: 1 | 2 | 3 | 4 | 5 | 6;
}

/** What the form is: its description, when it was revised, and where the official document is. */
export function FormHeader({ id, headingLevel }: FormHeaderProps): JSX.Element | null {
  const { form, settings } = useScope();
  const { description, jurisdiction_name } = form;
  const link = officialLink(form.link);
  const date = revisionDate(form.revision_date, settings.locale);
  const facts = jurisdiction_name || date || link;
  if (!description && !facts) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <header className="pf-header">
      {description && (
        <Heading className="pf-heading" id={id}>
          {description}
        </Heading>
      )}
      {facts && (
        <ul className="pf-facts">
          {jurisdiction_name && <li>{jurisdiction_name}</li>}
          {date && <li>{text(settings, "revised", { date })}</li>}
          {link && (
            <li>
              <a href={link} target="_blank" rel="noopener noreferrer">
                {text(settings, "officialForm")}
              </a>
            </li>
          )}
        </ul>
      )}
    </header>
  );
}
