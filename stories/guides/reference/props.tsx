import type { FieldSettings, ParameterFormProps, UseParameterFormOptions } from "parameter-form";
import type { ClientOptions, SubmissionPaths } from "parameter-form/client";
import type {
  CollectionForm,
  DraftOptions,
  DraftStatusProps,
  FormCollectionProps,
  FormReviewProps,
  ReviewedForm,
} from "parameter-form/collection";
import type { ParameterFormByIdProps } from "parameter-form/query";
import type { FC } from "react";

// Storybook extracts props from the types of components, but not through `Omit` or `readonly T[]`. These components only name the full types.
const nothing = <></>;

export const FormProps: FC<ParameterFormProps> = () => nothing;
export const FormOptions: FC<UseParameterFormOptions> = () => nothing;
export const FormByIdProps: FC<ParameterFormByIdProps> = () => nothing;
export const FieldProps: FC<FieldSettings> = () => nothing;
export const ClientProps: FC<ClientOptions> = () => nothing;
export const SubmissionPathProps: FC<SubmissionPaths> = () => nothing;
export const CollectionProps: FC<
  FormCollectionProps & { readonly forms: ReadonlyArray<CollectionForm> }
> = () => nothing;
export const CollectedFormProps: FC<CollectionForm> = () => nothing;
export const ReviewProps: FC<
  FormReviewProps & { readonly forms: ReadonlyArray<ReviewedForm> }
> = () => nothing;
export const ReviewedProps: FC<ReviewedForm> = () => nothing;
export const DraftProps: FC<DraftOptions> = () => nothing;
export const StatusProps: FC<DraftStatusProps> = () => nothing;
