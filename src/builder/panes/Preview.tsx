"use client";
import { type JSX, useMemo, useState } from "react";
import { FormCollection } from "../../collection/index.ts";
import type { MessageOverrides } from "../../core/messages/english.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import { Choice } from "../controls.tsx";
import { languageOf } from "../state/place.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { withDefinitions } from "../state/definitions.ts";
import { useIdle } from "../useIdle.ts";
import { textRows } from "./textTable.ts";
import { otherLanguages } from "./translations.ts";

/** Messages of the preview by language: `{ es }` of `parameter-form/locales/es`. */
export type PreviewLanguages = Readonly<Record<string, MessageOverrides>>;

interface PreviewProps {
  readonly builder: CollectionBuilderApi;
  readonly languages: PreviewLanguages;
}

const widths = ["phone", "desktop"] as const;

/** Nothing that is filled in here is sent. */
const discard = (): void => {};

/** Returns the ids of forms whose definitions are not loaded. */
const missingIn = ({ forms }: Collection): readonly string[] =>
  forms.flatMap(({ form, id }) => (form || id === undefined ? [] : [id]));

/** The collection as employees see it. Answers stay while the document changes. */
export function Preview({ builder, languages }: PreviewProps): JSX.Element {
  const { document, definitions, settings, t } = builder;
  const idle = useIdle(document);
  const [width, setWidth] = useState<string>("desktop");
  const own = languageOf(idle);
  const [lang, setLang] = useState(own);
  const shown = useMemo(() => withDefinitions(idle, definitions), [idle, definitions]);
  const messages = useMemo(() => ({ ...languages[lang], lang }), [languages, lang]);
  const texts = useMemo(() => textRows(idle).map(({ text }) => text), [idle]);
  const tags = [...new Set([own, ...otherLanguages(texts, own), ...Object.keys(languages)])];
  const missing = missingIn(shown);
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
      </div>
      <div className="pf-builder-page" lang={lang}>
        {missing.length > 0 && <p>{t("previewMissing", { forms: missing.join(", ") })}</p>}
        {shown.forms.length === 0 ? (
          <p>{t("previewEmpty")}</p>
        ) : (
          missing.length === 0 && (
            <FormCollection
              key={lang}
              collection={shown}
              components={settings.components}
              messages={messages}
              onSign={discard}
            />
          )
        )}
      </div>
    </div>
  );
}

const languageName = (tag: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;
