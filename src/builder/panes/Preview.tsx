"use client";
import { type JSX, useMemo, useRef, useState } from "react";
import { FormCollection } from "../../collection/index.ts";
import type { MessageOverrides } from "../../core/messages/english.ts";
import { moveFocus, RetryAlert, useRetry } from "../../react/internal.ts";
import { Action, Choice } from "../controls.tsx";
import { languageOf, withDefinitions } from "../state/place.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { useIdle } from "../useIdle.ts";
import { textRows } from "./textTable.ts";
import { languageName, otherLanguages } from "./translations.ts";

/** Messages of the preview by language: `{ es }` of `parameter-form/locales/es`. */
export type PreviewLanguages = Readonly<Record<string, MessageOverrides>>;

interface PreviewProps {
  readonly builder: CollectionBuilderApi;
  readonly languages: PreviewLanguages;
}

const widths = ["phone", "desktop"] as const;

/** Nothing that is filled in here is sent. */
const discard = (): void => {};

/** The collection as employees see it. Answers stay while the document or the language changes. */
export function Preview({ builder, languages }: PreviewProps): JSX.Element {
  const { document, t } = builder;
  const idle = useIdle(document);
  const [width, setWidth] = useState<string>("desktop");
  const own = languageOf(idle);
  const [lang, setLang] = useState(own);
  const [start, setStart] = useState(0);
  const texts = useMemo(() => textRows(idle).map(({ text }) => text), [idle]);
  const tags = [...new Set([own, ...otherLanguages(texts, own), ...Object.keys(languages)])];
  return (
    <div className="pf-builder-preview" data-width={width}>
      <div className="pf-builder-bar">
        <Choice
          slot={builder}
          label={t("previewLanguage")}
          value={lang}
          options={tags.map((tag) => ({ value: tag, label: languageName(tag) }))}
          onChange={setLang}
        />
        <Choice
          slot={builder}
          label={t("previewWidth")}
          value={width}
          options={widths.map((value) => ({ value, label: t(value) }))}
          onChange={setWidth}
        />
        <Action slot={builder} onClick={() => setStart(start + 1)}>
          {t("startAgain")}
        </Action>
      </div>
      <PreviewedPage key={start} {...{ builder, languages, lang }} document={idle} />
    </div>
  );
}

interface PageProps extends PreviewProps {
  readonly document: CollectionBuilderApi["document"];
  readonly lang: string;
}

/** Renders the collection, or the reason why it cannot be rendered yet. */
function PreviewedPage({ builder, languages, document, lang }: PageProps): JSX.Element {
  const { definitions, failedForms, isLoadingForms, reloadForms, settings, t } = builder;
  const page = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => withDefinitions(document, definitions), [document, definitions]);
  const messages = useMemo(() => ({ ...languages[lang], lang }), [languages, lang]);
  const forms = failedForms.join(", ");
  const retry = useRetry(forms || null, isLoadingForms);
  const { components } = settings;
  // Kept while other properties of the builder change: the page may have hundreds of fields.
  const collection = useMemo(
    () => (
      <FormCollection
        collection={shown}
        components={components}
        messages={messages}
        onSign={discard}
      />
    ),
    [shown, components, messages],
  );
  const isReady = shown.forms.length > 0 && shown.forms.every(({ form }) => form);
  return (
    <div ref={page} className="pf-builder-page" lang={lang} tabIndex={-1}>
      {shown.forms.length === 0 && <p>{t("previewEmpty")}</p>}
      {retry.error !== null && (
        <RetryAlert
          slot={builder}
          kind="alert"
          retry={retry}
          message={{ children: t("previewFailed", { forms: retry.error }) }}
          label={{ children: t("tryAgain") }}
          loading={{ children: t("loading") }}
          onRetry={() => {
            retry.begin();
            reloadForms();
          }}
          onLeave={() => moveFocus(page.current)}
        />
      )}
      {!isReady && retry.error === null && shown.forms.length > 0 && <p>{t("loading")}</p>}
      {isReady && collection}
    </div>
  );
}
