"use client";
import { type JSX, useEffect, useId, useRef } from "react";
import { text } from "../react/text.ts";
import { resolveSettings } from "../react/useSettings.ts";
import type { FormCollectionApi } from "./formCollection.ts";

/** What stands against sending a collection: it takes focus at each attempt that failed, and leads to each question and back. */
export function CollectionSummary({
  collection,
}: {
  readonly collection: FormCollectionApi;
}): JSX.Element | null {
  const { signing, forms, options, change } = collection;
  const { findings, count } = signing.failure;
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current !== count) box.current?.focus();
    seen.current = count;
  }, [count]);
  if (findings.length === 0) return null;
  const settings = resolveSettings(options);
  const settingsOf = (id: string) => {
    const form = forms.find((one) => one.id === id);
    return form?.status === "ready" ? form.settings : settings;
  };
  return (
    <div className="pf-summary" ref={box} role="alert" tabIndex={-1} aria-labelledby={headingId}>
      <h2 className="pf-summary-heading" id={headingId}>
        {text(settings, "summaryHeading")}
      </h2>
      <ul className="pf-summary-list">
        {findings.map((finding, place) => (
          <li key={place}>
            {finding.name === null ? (
              finding.say(settingsOf(finding.form))
            ) : (
              <button
                className="pf-summary-link"
                type="button"
                onClick={() => change(finding.form, finding.name)}
              >
                {finding.say(settingsOf(finding.form))}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
