"use client";
import type { JSX } from "react";
import type { Form } from "../../core/definition/form.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { longDate } from "../../core/values/formatDate.ts";
import { officialLink } from "../markup/httpsLink.ts";
import { useScope } from "../store/scope.ts";
import { formMessage } from "../../core/messages/formText.ts";

export const hasOfficialSource = ({ jurisdiction_name, revision_date, link }: Form): boolean =>
  Boolean(jurisdiction_name || revision_date || officialLink(link));

/** Renders jurisdiction, revision date and official link. */
export function OfficialSource(): JSX.Element | null {
  const { form, settings } = useScope();
  const { jurisdiction_name } = form;
  const link = officialLink(form.link);
  const date = revisionDate(form.revision_date, sentenceLocale(settings));
  if (!hasOfficialSource(form)) return null;
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

/** Formats a date such as `2026-01-31` in words. Returns other texts unchanged. */
const revisionDate = (date: string | undefined, locale: string): string | null =>
  longDate(date ?? "", locale) || null;

const isPdf = (address: string): boolean => /\.pdf$/i.test(new URL(address).pathname);
