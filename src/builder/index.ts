export { CollectionBuilder, type CollectionBuilderProps } from "./CollectionBuilder.tsx";
export { type BuilderMessageKey, builderMessages } from "./builderMessages.ts";
export type { BuilderClient } from "./tasks/useFormList.ts";
export type { PreviewLanguages } from "./panes/Preview.tsx";
export type { Place, PlaceKind } from "./state/place.ts";
export type { Step } from "./state/steps.ts";
export {
  type CollectionBuilderApi,
  type CollectionBuilderOptions,
  useCollectionBuilder,
} from "./useCollectionBuilder.ts";
