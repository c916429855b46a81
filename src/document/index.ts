export {
  type AnswerIssue,
  checkCollection,
  type CheckCollectionOptions,
} from "./check/checkCollection.ts";
export type {
  Collection,
  DocumentAttestation,
  DocumentChoice,
  DocumentField,
  DocumentForm,
  DocumentPrefill,
  DocumentSection,
  DocumentSettings,
  DocumentSigner,
} from "./schema/collectionTypes.ts";
export { CollectionError } from "./read/CollectionError.ts";
export { collectionProps, type CollectionProps } from "./read/collectionProps.ts";
export { collectionSchema } from "./schema/collectionShape.ts";
export type {
  DocumentText,
  NamedCheck,
  NamedCollectionCheck,
  NamedComputation,
  NamedRule,
  Term,
} from "./schema/named.ts";
export { type SerializedCollection, toCollection, type UnsupportedPart } from "./toCollection.ts";
export {
  type ParsedCollection,
  parseCollection,
  safeParseCollection,
} from "./read/parseCollection.ts";
export type { Change, ChangeClass } from "./diff/change.ts";
export { type CollectionDiffSettings, diffCollection } from "./diff/diffCollection.ts";
export { diffForm, type DiffSettings } from "./diff/diffForm.ts";
export type { Finding, FindingRule } from "./lint/finding.ts";
export { lintCollection } from "./lint/lintCollection.ts";
export { lintForm } from "./lint/lintForm.ts";
export type { DocumentFormSettings } from "./read/formInDocument.ts";
