"use client";
import { type JSX, type KeyboardEvent, useId, useRef, useState } from "react";
import { Action } from "../controls.tsx";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { Changes } from "./Changes.tsx";
import type { CountAnswers } from "./ConfirmPublish.tsx";
import type { PublishHandler } from "./usePublish.ts";
import { JsonPane } from "./JsonPane.tsx";
import { Preview, type PreviewLanguages } from "./Preview.tsx";
import { Problems } from "./Problems.tsx";
import { Texts } from "./Texts.tsx";
import { useFindings } from "./useFindings.ts";

/** Props of the panes beside the outline and the properties. */
export interface PanesProps {
  readonly builder: CollectionBuilderApi;
  /** Publishes the document. When it rejects, the failure is reported, and can be retried. */
  readonly onPublish: PublishHandler;
  /** Counts the people with stored answers, for the confirmation of changes that break them. */
  readonly countAnswers?: CountAnswers | undefined;
  /** Messages of the preview by language. */
  readonly languages: PreviewLanguages;
}

const panes = ["preview", "problems", "changes", "texts", "json"] as const;

/** The panes as tabs. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Panes({ builder, languages, ...publishing }: PanesProps): JSX.Element {
  const { t } = builder;
  const [selected, setSelected] = useState<(typeof panes)[number]>("preview");
  const [languagesAdded, setLanguagesAdded] = useState<readonly string[]>([]);
  const findings = useFindings(builder);
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = panes.at((panes.indexOf(selected) + by) % panes.length) ?? "preview";
    setSelected(next);
    tabs.current?.querySelector<HTMLElement>(`[name=${next}]`)?.focus();
  };
  return (
    <section className="pf-builder-panes" aria-label={t("panes")}>
      <div ref={tabs} className="pf-builder-bar" role="tablist">
        {panes.map((pane) => (
          <Action
            key={pane}
            slot={builder}
            id={`${id}-${pane}`}
            role="tab"
            aria-selected={pane === selected}
            aria-controls={`${id}-panel`}
            tabIndex={pane === selected ? 0 : -1}
            name={pane}
            onClick={() => setSelected(pane)}
            onKeyDown={press}
          >
            {pane === "problems" && findings.length > 0
              ? t("problemCount", { count: String(findings.length) })
              : t(pane)}
          </Action>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {/* Stay mounted: answers and an invalid text exist only there. */}
        <div hidden={selected !== "preview"}>
          <Preview builder={builder} languages={languages} />
        </div>
        <div hidden={selected !== "json"}>
          <JsonPane builder={builder} />
        </div>
        {selected === "problems" && <Problems builder={builder} findings={findings} />}
        {selected === "changes" && <Changes builder={builder} {...publishing} />}
        {selected === "texts" && (
          <Texts
            builder={builder}
            added={languagesAdded}
            onAdd={(lang) => setLanguagesAdded((before) => [...before, lang])}
          />
        )}
      </div>
    </section>
  );
}
