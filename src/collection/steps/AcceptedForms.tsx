"use client";
import type { JSX } from "react";
import { collectionSaid, collectionText, momentText } from "../collectionWords.ts";
import type { FormCollectionApi } from "../contract.ts";
import { DocumentRow } from "../receipt/DocumentRow.tsx";
import { ReceiptRow } from "../receipt/ReceiptRow.tsx";

interface AcceptedFormsProps {
  readonly collection: Pick<FormCollectionApi, "forms" | "signing" | "settings" | "options">;
  /** Only this form. */
  readonly only?: string;
}

/**
 * Says of each form that it may have been received, where nothing tells; and of one that was accepted that it is not submitted again, and of one from another visit
 * or tab when that was, and as which document.
 */
export const AcceptedForms = ({ collection, only }: AcceptedFormsProps): JSX.Element => (
  <>
    {collection.forms.map(({ id, title }) => {
      const { settings, signing, options } = collection;
      const accepted = signing.accepted.get(id);
      if (only !== undefined && only !== id) return null;
      if (!accepted) {
        // The summary of what stands against sending says it already.
        const isSaid = signing.failure.issues.some((issue) => issue.form === id && !issue.name);
        return signing.unsure.has(id) && !isSaid ? (
          <p
            key={id}
            className="pf-hint"
            {...collectionSaid(settings, "outcomeUnknown", { title })}
          />
        ) : null;
      }
      const { signed, document, at } = accepted;
      const { documentUrl } = options;
      const isTold = signed === null && (at !== null || Boolean(document && documentUrl));
      return (
        <div key={id}>
          <p className="pf-hint" {...collectionSaid(settings, "acceptedBefore", { title })} />
          {isTold && (
            <dl className="pf-review-list">
              {at !== null && (
                <ReceiptRow
                  question={collectionText(settings, "receivedAt")}
                  answer={momentText(settings, at)}
                  worded
                />
              )}
              <DocumentRow form={{ id, document }} documentUrl={documentUrl} language={settings} />
            </dl>
          )}
        </div>
      );
    })}
  </>
);
