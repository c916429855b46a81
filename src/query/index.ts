export { formQueryOptions, type FormQueryOptions, type FormReading } from "./formQueryOptions.ts";
export { FormSkeleton } from "./FormSkeleton.tsx";
export type { ListFrameProps } from "./ListFrame.tsx";
export type { ListPager, ListPagerOptions, PagingOptions } from "./listPager.ts";
export { listQueryOptions, type ListReading } from "./listQueryOptions.ts";
export { type ListLanguage, listWords } from "./listWords.ts";
export { Pager, type PagerProps } from "./Pager.tsx";
export {
  ParameterFormProvider,
  type ParameterFormProviderProps,
} from "./ParameterFormProvider.tsx";
export { ParameterFormById, type ParameterFormByIdProps } from "./ParameterFormById.tsx";
export type { ListData, ListPageParam, ListQueryOptions } from "./readList.ts";
export type { ListWording } from "./useListSettings.ts";
export type { ProvidedClient } from "./provided.ts";
export { type ListProps, ResourceList, type ResourceListProps } from "./ResourceList.tsx";
export type { Entry, GetItemId } from "./uniqueItems.ts";
export { useFormQuery } from "./useFormQuery.ts";
export { useSubmitForm, type UseSubmitFormOptions } from "./useSubmitForm.ts";
export { useListPager } from "./useListPager.ts";
export { useListQuery } from "./useListQuery.ts";
