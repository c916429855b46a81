"use client";
import { type JSX, useId, useRef, useState } from "react";
import { type Place, readJsonWithPlaces } from "../../document/text/jsonPlaces.ts";
import { locateIssue } from "../../document/text/locatedIssue.ts";
import { sameData } from "../../document/diff/sameData.ts";
import { safeParseCollection } from "../../document/read/parseCollection.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import { Action } from "../controls.tsx";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { useIdle } from "../useIdle.ts";

interface TextIssue {
  readonly place: Place;
  readonly message: string;
}

interface ParsedText {
  /** `null` for an invalid text. */
  readonly collection: Collection | null;
  /** Issues of an invalid text, or warnings of a valid one. */
  readonly issues: readonly TextIssue[];
  readonly total: number;
}

function parseText(text: string): ParsedText {
  const read = readJsonWithPlaces(text);
  if (!read.ok) return { collection: null, issues: [read], total: 1 };
  const { json, placeOf } = read;
  const parsed = safeParseCollection(json);
  const issues = (parsed.ok ? parsed.warnings : parsed.issues).map((issue) => {
    const { place, about, message } = locateIssue(issue, json, placeOf);
    return { place, message: `${about}: ${message}` };
  });
  return parsed.ok
    ? { collection: parsed.collection, issues: issues.slice(0, 100), total: issues.length }
    : { collection: null, issues, total: parsed.total };
}

/** The text in the textarea, and the document of its last valid version. */
interface Shown extends Pick<ParsedText, "issues" | "total"> {
  readonly text: string;
  readonly document: Collection;
  readonly isValid: boolean;
}

const shownOf = (document: Collection): Shown => ({
  text: JSON.stringify(document, null, 2),
  document,
  isValid: true,
  issues: [],
  total: 0,
});

/**
 * Edits the document as JSON. Keep it mounted while it is hidden: an invalid text exists only in
 * its textarea.
 */
export function JsonPane({ builder }: { readonly builder: CollectionBuilderApi }): JSX.Element {
  const { document, t } = builder;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState(() => shownOf(document));
  const [isFocused, setFocused] = useState(false);
  const idle = useIdle(document);
  const isOutdated = shown.document !== document;
  if (isOutdated && idle === document && !isFocused && shown.isValid) setShown(shownOf(document));

  function type(text: string): void {
    const { collection, ...issues } = parseText(text);
    if (!collection) return setShown({ ...shown, ...issues, text, isValid: false });
    const isSame = sameData(collection, document);
    setShown({ ...issues, text, document: isSame ? document : collection, isValid: true });
    if (isSame) return;
    builder.run({ type: "replace", document: collection });
  }

  function goTo({ at, line }: Place): void {
    const { current } = area;
    if (!current) return;
    current.focus();
    current.setSelectionRange(at, at + 1);
    current.scrollTop = (line - 3) * Number.parseFloat(getComputedStyle(current).lineHeight);
  }

  function discard(): void {
    setShown(shownOf(document));
    area.current?.focus();
  }

  const { text, isValid, issues, total } = shown;
  return (
    <div
      className="pf-builder-json"
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
    >
      <label className="pf-label" htmlFor={id}>
        {t("jsonText")}
      </label>
      <textarea
        ref={area}
        id={id}
        className="pf-input pf-builder-code"
        dir="ltr"
        rows={24}
        wrap="off"
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={!isValid || undefined}
        aria-describedby={`${id}-status`}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <output id={`${id}-status`} className="pf-builder-status">
        {isValid ? null : t("jsonInvalid")}
      </output>
      {(!isValid || (isFocused && isOutdated)) && (
        <Action
          slot={builder}
          // Keeps focus in the textarea: Safari would move it to the page.
          onMouseDown={(event) => event.preventDefault()}
          onClick={discard}
        >
          {t("discardJson")}
        </Action>
      )}
      {issues.length > 0 && (
        <section className="pf-builder-group" aria-labelledby={`${id}-issues`}>
          <h3 id={`${id}-issues`} className="pf-builder-heading">
            {t("jsonIssues")}
          </h3>
          <ol className="pf-builder-items">
            {issues.map(({ place, message }, index) => (
              <li key={`${index} ${place.at}`} className="pf-builder-item">
                <Action slot={builder} onClick={() => goTo(place)}>
                  {t("jsonPosition", { line: `${place.line}`, column: `${place.column}` })}
                </Action>
                <span lang="en">{message}</span>
              </li>
            ))}
          </ol>
          {total > issues.length && (
            <p className="pf-builder-more">{t("andMore", { count: `${total - issues.length}` })}</p>
          )}
        </section>
      )}
    </div>
  );
}
