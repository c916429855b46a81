"use client";
import { type JSX, memo } from "react";
import type { Form } from "../../core/definition/form.ts";
import { formMessage } from "../../core/messages/formText.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { longDate } from "../../core/values/formatDate.ts";
import { httpsLink } from "../markup/httpsLink.ts";
import { useScope } from "../store/scope.ts";
import type { HeadingLevel } from "../support/headings.ts";

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

const hasOfficialSource = ({ jurisdiction_name, revision_date, link }: Form): boolean =>
  Boolean(jurisdiction_name || revision_date || httpsLink(link));

/** Renders jurisdiction, revision date and official link. */
export function OfficialSource(): JSX.Element | null {
  const { form, settings } = useScope();
  if (!hasOfficialSource(form)) return null;
  const { jurisdiction_name, revision_date } = form;
  const link = httpsLink(form.link);
  const date = revision_date && longDate(revision_date, sentenceLocale(settings));
  return (
    <ul className="pf-facts">
      {jurisdiction_name && <li lang={form.lang}>{jurisdiction_name}</li>}
      {date && <li {...formMessage(settings, "revised", { date })} />}
      {link && (
        <li>
          <a href={link} target="_blank" rel="noopener noreferrer">
            <span {...formMessage(settings, isPdf(link) ? "officialPdf" : "officialForm")} />
          </a>
        </li>
      )}
    </ul>
  );
}

const isPdf = (address: string): boolean => /\.pdf$/i.test(new URL(address).pathname);
