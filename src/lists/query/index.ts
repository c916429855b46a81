export {
  formQueryOptions,
  type FormQueryOptions,
  type FormReading,
} from "./forms/formQueryOptions.ts";
export { FormSkeleton } from "./forms/UnloadedForm.tsx";
export type { ListFrameProps } from "./lists/ListFrame.tsx";
export type { ListPager, ListPagerOptions, PagingOptions } from "./lists/listPagerTypes.ts";
export {
  listQueryOptions,
  type ListReading,
  type ListData,
  type ListPageParam,
  type ListQueryOptions,
} from "./lists/listQueryOptions.ts";
export { type ListLanguage, listMessages, type ListWording } from "./lists/listMessages.ts";
export { Pager, type PagerProps } from "./lists/Pager.tsx";
export {
  ParameterFormProvider,
  type ParameterFormProviderProps,
} from "./ParameterFormProvider.tsx";
export { ParameterFormById, type ParameterFormByIdProps } from "./forms/ParameterFormById.tsx";
export type { ProvidedClient } from "./ParameterFormProvider.tsx";
export { type ListProps, ResourceList, type ResourceListProps } from "./lists/ResourceList.tsx";
export type { Entry, GetItemId } from "./lists/uniqueItems.ts";
export { useFormQuery } from "./forms/useFormQuery.ts";
export { useSubmitForm, type UseSubmitFormOptions } from "./forms/useSubmitForm.ts";
export { useListPager } from "./lists/useListPager.ts";
export { useListQuery } from "./lists/useListQuery.ts";
