export { formQueryOptions, type FormQueryOptions } from "./formQueryOptions.ts";
export { FormSkeleton } from "./FormSkeleton.tsx";
export { ParameterFormById, type ParameterFormByIdProps } from "./ParameterFormById.tsx";
export { useFormQuery } from "./useFormQuery.ts";
