import type { JSX } from "react";
import {
  type CollectionLanguage,
  collectionMessage,
  collectionText,
} from "../collectionMessages.ts";
import type { DocumentUrl, ReceiptForm } from "./receipt.ts";
import { ReceiptRow } from "./ReceiptRow.tsx";

interface DocumentRowProps {
  readonly form: Pick<ReceiptForm, "id" | "document">;
  readonly documentUrl: DocumentUrl | undefined;
  readonly language: CollectionLanguage;
}

/** Renders a link to the signed document, or nothing if the app has no URL for it. */
export function DocumentRow({ form, documentUrl, language }: DocumentRowProps): JSX.Element | null {
  const { id, document } = form;
  const href = document === null ? null : documentUrl?.(document, id);
  if (!href) return null;
  return (
    <ReceiptRow
      question={collectionText(language, "document")}
      answer={
        <a href={href} target="_blank" rel="noopener noreferrer">
          <span {...collectionMessage(language, "openDocument")} />
        </a>
      }
    />
  );
}
