"use client";
import type { JSX } from "react";
import { collectionMessage, collectionText, momentText } from "../collectionMessages.ts";
import type { FormCollectionApi } from "../contract.ts";
import { DocumentRow, ReceiptRow } from "../receipt/ReceiptRow.tsx";

interface AcceptedFormsProps {
  readonly collection: Pick<FormCollectionApi, "forms" | "signing" | "settings" | "options">;
  /** Limits the notes to this form. */
  readonly only?: string;
}

/**
 * Renders a note for each form that was or may have been accepted. An accepted form is not
 * submitted again. Time and document are shown if another visit or tab submitted the form.
 */
export const AcceptedForms = ({ collection, only }: AcceptedFormsProps): JSX.Element => (
  <>
    {collection.forms.map(({ id, title }) => {
      const { settings, signing, options } = collection;
      const accepted = signing.accepted.get(id);
      if (only !== undefined && only !== id) return null;
      if (!accepted) {
        // The error summary already mentions this form.
        const isListed = signing.failure.issues.some((issue) => issue.form === id && !issue.name);
        return signing.unsure.has(id) && !isListed ? (
          <p
            key={id}
            className="pf-hint"
            {...collectionMessage(settings, "outcomeUnknown", { title })}
          />
        ) : null;
      }
      const { signed, document, at } = accepted;
      const { documentUrl } = options;
      const hasNote = signed === null && (at !== null || Boolean(document && documentUrl));
      return (
        <div key={id}>
          <p className="pf-hint" {...collectionMessage(settings, "acceptedBefore", { title })} />
          {hasNote && (
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
