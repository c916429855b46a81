import type { Components } from "parameter-form";
import { Alert } from "./alert";
import { Button } from "./button";
import { Combobox } from "./combobox";
import { ErrorSummary } from "./error-summary";
import { FieldFrame } from "./field-frame";
import { Pager } from "./pager";
import { RadioGroup } from "./radio-group";
import { Select } from "./select";
import { Skeleton } from "./skeleton";
import { TextInput } from "./text-input";

/**
 * The parts of forms and lists in your shadcn/ui: `<ParameterFormProvider
 * components={shadcnComponents}>`. They are yours to change.
 */
export const shadcnComponents: Components = {
  Alert,
  Button,
  Combobox,
  ErrorSummary,
  FieldFrame,
  Pager,
  RadioGroup,
  Select,
  Skeleton,
  TextInput,
};
