import { type CollectionLanguage, collectionText, dayText } from "../collectionMessages.ts";
import type { Signature } from "../signature.ts";

/** A label and a value, such as "Signed by" and a name. */
export interface SignatureLine {
  readonly question: string;
  readonly answer: string;
  /** Whether the browser may translate the answer. */
  readonly worded?: boolean;
}

/** Returns the lines of a signature: the employee first, then the further signers. */
export function signatureLines(
  language: CollectionLanguage,
  { name, date, statement, signers = [] }: Signature,
): readonly SignatureLine[] {
  const signedBy = collectionText(language, "signedBy");
  const stated = collectionText(language, "statement");
  return [
    { question: signedBy, answer: name },
    {
      question: collectionText(language, "signDate"),
      answer: dayText(language, date),
      worded: true,
    },
    { question: stated, answer: statement, worded: true },
    ...signers.flatMap((other) => [
      { question: `${signedBy} (${other.title})`, answer: other.name },
      { question: `${stated} (${other.title})`, answer: other.statement, worded: true },
    ]),
  ];
}
