export {
  collectionQueryOptions,
  type CollectionQueryOptions,
  type CollectionSource,
} from "./collectionQueryOptions.ts";
export { FormCollectionById, type FormCollectionByIdProps } from "./FormCollectionById.tsx";
