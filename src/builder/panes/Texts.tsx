"use client";
import { type JSX, memo, useCallback, useId, useMemo, useState } from "react";
import { useLatest } from "../../react/internal.ts";
import { Choice } from "../controls.tsx";
import { languageOf } from "../state/place.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { type TextRow, textRows } from "./textTable.ts";
import {
  isUntranslated,
  languageName,
  otherLanguages,
  translationIn,
  withTranslation,
} from "./translations.ts";

/** Languages to add, the most common ones of employees in the US first. */
const commonLanguages = ["es", "zh", "vi", "tl", "ko", "fr", "ar", "pt", "de", "hi"] as const;

interface TextsProps {
  readonly builder: CollectionBuilderApi;
  /** Languages that the person added, which may have no text yet. */
  readonly added: readonly string[];
  onAdd(lang: string): void;
}

/** Renders all texts of the document as a table with a column for each language. */
export function Texts({ builder, added, onAdd }: TextsProps): JSX.Element {
  const { document, t } = builder;
  const own = languageOf(document);
  // A row and a column stay while their only text is deleted, so that they keep the focus.
  const [edited, setEdited] = useState<string | null>(null);
  const rows = useMemo(() => textRows(document), [document]);
  const others = otherLanguages(
    rows.map(({ text }) => text),
    own,
  );
  const languages = [own, ...[...new Set([...others, ...added])].toSorted()];
  const shown = rows.filter(({ key, text }) => text !== undefined || key === edited);

  const nameOf = ({ kind, option, place }: TextRow): string => {
    const text = t(`text.${kind}`, { option: option?.label || option?.value || "" });
    return t("textOf", { text, title: builder.title(place) });
  };
  const latest = useLatest((key: string, lang: string, text: string): void => {
    const row = rows.find((one) => one.key === key);
    if (!row) return;
    setEdited(key);
    if (lang !== own && !added.includes(lang)) onAdd(lang);
    const kind = t(`text.${row.kind}`, { option: row.option?.value ?? "" });
    builder.run({
      type: "set",
      // Without the label, which would end the undo step at each character typed into it.
      what: t("textIn", { text: kind, language: languageName(lang) }),
      ...row.write(withTranslation(row.text, lang, text, own)),
    });
  });
  const edit: CellProps["onEdit"] = useCallback((...cell) => latest.current(...cell), [latest]);

  return (
    <div className="pf-builder-texts">
      <Choice
        slot={builder}
        label={t("addLanguage")}
        value=""
        options={[
          { value: "", label: t("chooseLanguage") },
          ...commonLanguages
            .filter((tag) => !languages.includes(tag))
            .map((value) => ({ value, label: languageName(value) })),
        ]}
        onChange={onAdd}
      />
      <table className="pf-builder-table">
        <caption>{t("textTable")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("text")}</th>
            {languages.map((lang) => (
              <th key={lang} scope="col">
                {languageName(lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(row)}</th>
              {languages.map((lang) => (
                <td key={lang}>
                  <Cell
                    rowKey={row.key}
                    lang={lang}
                    name={t("textCell", { language: languageName(lang), text: nameOf(row) })}
                    text={translationIn(row.text, lang, own)}
                    missing={isUntranslated(row.text, lang, own) ? t("missing") : null}
                    onEdit={edit}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly rowKey: string;
  readonly lang: string;
  readonly name: string;
  readonly text: string;
  /** The message of a missing text, or `null`. */
  readonly missing: string | null;
  readonly onEdit: (rowKey: string, lang: string, text: string) => void;
}

/** A text in one language. Memoized, because a document may have a thousand. */
const Cell = memo(function Cell({ rowKey, lang, name, text, missing, onEdit }: CellProps) {
  const id = useId();
  return (
    <>
      <textarea
        className="pf-input"
        rows={1}
        lang={lang}
        dir="auto"
        aria-label={name}
        aria-describedby={missing === null ? undefined : id}
        value={text}
        onChange={({ target }) => onEdit(rowKey, lang, target.value)}
      />
      {missing !== null && (
        <span id={id} className="pf-builder-missing">
          {missing}
        </span>
      )}
    </>
  );
});
