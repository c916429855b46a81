export { checkCollection, type CheckCollectionOptions } from "./checkCollection.ts";
export type { AnswerIssue } from "./givenAnswers.ts";
export type {
  Collection,
  DocumentAttestation,
  DocumentChoice,
  DocumentField,
  DocumentForm,
  DocumentSection,
  DocumentSettings,
  DocumentSigner,
} from "./collection.ts";
export { CollectionError } from "./CollectionError.ts";
export { collectionProps, type CollectionProps } from "./collectionProps.ts";
export { collectionSchema } from "./collectionSchema.ts";
export type {
  DocumentText,
  NamedCheck,
  NamedCollectionCheck,
  NamedComputation,
  NamedRule,
  Term,
} from "./named.ts";
export { type SaidCollection, toCollection, type Unsaid } from "./toCollection.ts";
export { type ParsedCollection, parseCollection, safeParseCollection } from "./parseCollection.ts";
