import type { JSX } from "react";
import {
  type CollectionLanguage,
  collectionMessage,
  collectionText,
} from "../collectionMessages.ts";
import type { ReceiptForm } from "./receipt.ts";
import { sentLines } from "./sentLines.ts";

interface ExactlySentProps extends CollectionLanguage {
  readonly forms: readonly ReceiptForm[];
}

/** Renders the submitted values in a collapsed `<details>`, which is never printed. */
export function ExactlySent({ forms, ...language }: ExactlySentProps): JSX.Element | null {
  const sent = forms.filter((form) => sentLines(form, language).length > 0);
  if (sent.length === 0) return null;
  return (
    <details className="pf-receipt-sent">
      <summary {...collectionMessage(language, "exactlySent")} />
      {sent.map((form) => (
        <div key={form.id}>
          <p lang={form.titleLang}>{form.title}</p>
          <dl>
            {sentLines(form, language).map(({ key, name, value }) => (
              <div key={key ?? name}>
                <dt>{key ? collectionText(language, key) : <code translate="no">{name}</code>}</dt>
                <dd>
                  <code translate="no">{value}</code>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  );
}
