import type {
  FieldSettings,
  ParameterFormProps,
  ParameterFormProviderProps,
  UseParameterFormOptions,
} from "parameter-form";
import type {
  DraftOptions,
  DraftStatusProps,
  FormCollectionProps,
  FormReviewProps,
  ReviewedForm,
} from "parameter-form/collection";
import type { ParameterFormByIdProps } from "parameter-form/query";
import type { FC } from "react";
import "./docs.css";

// Storybook reads a component's properties from its types, but not through an `Omit`: these draw nothing, and name the types whole.
const nothing = <></>;

export const FormProps: FC<ParameterFormProps> = () => nothing;
export const FormOptions: FC<UseParameterFormOptions> = () => nothing;
export const FormByIdProps: FC<ParameterFormByIdProps> = () => nothing;
export const FieldProps: FC<FieldSettings> = () => nothing;
export const ProviderProps: FC<ParameterFormProviderProps> = () => nothing;
export const CollectionProps: FC<FormCollectionProps> = () => nothing;
export const ReviewProps: FC<FormReviewProps> = () => nothing;
export const ReviewedProps: FC<ReviewedForm> = () => nothing;
export const DraftProps: FC<DraftOptions> = () => nothing;
export const StatusProps: FC<DraftStatusProps> = () => nothing;
