import type {
  Collection,
  DocumentAttestation,
  DocumentForm,
  DocumentPrefill,
  DocumentSection,
  DocumentSigner,
} from "../../document/schema/collectionTypes.ts";
import { textIn } from "../../document/schema/texts.ts";
import { type Signature, withText } from "../state/place.ts";
import {
  choice,
  type Codec,
  count,
  flag,
  inside,
  keyed,
  kept,
  localized,
  plain,
  type Property,
  required,
} from "./property.ts";

/** Properties of the collection. */
export const collectionProperties: readonly Property<Collection>[] = [
  keyed("title", localized, "Title"),
  keyed(
    "variant",
    choice({ steps: "One after another", tasks: "A list to choose from" }),
    "Order of the forms",
  ),
  keyed("whatNext", localized, "What happens next", {
    description: "Shown after everything was submitted",
    settings: { multiline: 3 },
  }),
  keyed("version", plain, "Version", {
    description: "Such as 2026-03",
    settings: { width: "10rem" },
  }),
];

const repeated: Codec<NonNullable<DocumentForm["repeat"]>> = {
  field: flag.field,
  format: () => "true",
  parse: (answer) => (answer === "true" ? {} : undefined),
};

/** The origin of prefilled answers, which stay without one. */
const origin: Codec<DocumentPrefill> = {
  field: localized.field,
  format: (prefill, lang) => textIn(prefill.origin, lang),
  parse(answer, before, lang) {
    const { values = {} } = before ?? {};
    const text = withText(before?.origin, lang, answer);
    if (text === undefined && Object.keys(values).length === 0) return undefined;
    return { ...before, values, origin: text ?? "" };
  },
};

const confirmed: Codec<boolean> = {
  field: flag.field,
  format: (isConfirmed) => (isConfirmed ? "true" : null),
  parse: (answer) => answer === "true" || undefined,
};

const isRepeated = { name: "repeat", equals: "true" } as const;

/** Properties of a form. */
export const formProperties: readonly Property<DocumentForm>[] = [
  keyed("title", localized, "Title"),
  keyed("minutes", count, "Minutes that it takes"),
  keyed("repeat", repeated, "Can it be filled in several times?", {
    description: "Such as once for each dependent",
    settings: { booleanAs: "radio" },
  }),
  ...inside<DocumentForm, "repeat">("repeat", [
    keyed("min", count, "At least so many times", { when: isRepeated }),
    keyed("max", count, "At most so many times", { when: isRepeated }),
  ]),
  keyed("prefill", origin, "Source of answers that are filled in", {
    name: "origin",
    description: "Such as “from your employee record”. Your app fills them in.",
  }),
  ...inside<DocumentForm, "prefill">("prefill", [
    keyed("confirm", confirmed, "Must each of them be checked?", {
      description: "By an edit, or with “This is right”",
      settings: { booleanAs: "radio" },
      when: { name: "origin", answered: true },
    }),
  ]),
  {
    ...keyed<"id", string, DocumentForm>("id", kept, "Id", {
      required: true,
      description: "The form’s address, and its id at the service",
      settings: { spellCheck: false, autoCapitalize: "none" },
      onLeave: true,
    }),
    read: ({ id, form }) => id ?? form?.id ?? null,
  },
];

/** Properties of a section. */
export const sectionProperties: readonly Property<DocumentSection>[] = [
  keyed("title", required, "Title", { required: true }),
  keyed("description", localized, "Description", { settings: { multiline: 2 } }),
];

const statementLabel = "Statement that the person signs";

/** An attestation by its statement. */
const attested: Codec<DocumentAttestation> = {
  field: localized.field,
  format: (attestation, lang) => textIn(attestation.statement, lang),
  parse(answer, before, lang) {
    const text = withText(before?.statement, lang, answer);
    return text === undefined ? undefined : { ...before, statement: text };
  },
};

/** Properties of the signature. Without a statement, nothing is signed. */
export const signatureProperties: readonly Property<Signature>[] = [
  keyed("attestation", attested, statementLabel, { settings: { multiline: 4 } }),
];

/** Properties of a signer. */
export const signerProperties: readonly Property<DocumentSigner>[] = [
  keyed("title", required, "Who signs", { required: true, description: "Such as Manager" }),
  keyed("statement", required, statementLabel, { required: true, settings: { multiline: 4 } }),
];
