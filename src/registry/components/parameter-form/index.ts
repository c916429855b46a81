import type { Components } from "parameter-form";
import { Alert } from "./alert";
import { Button } from "./button";
import { Option, Popup } from "./combobox";
import { Description, ErrorMessage, Label } from "./field";
import { Radio } from "./radio";
import { Select } from "./select";
import { TextArea } from "./text-area";
import { TextInput } from "./text-input";

/**
 * Parts of forms and lists in your shadcn/ui: `<ParameterFormProvider
 * components={shadcnComponents}>`. You may edit them.
 */
export const shadcnComponents = {
  Alert,
  Button,
  Description,
  ErrorMessage,
  Label,
  Option,
  Popup,
  Radio,
  Select,
  TextArea,
  TextInput,
} satisfies Partial<Components>;
