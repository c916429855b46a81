import type { Components } from "parameter-form";
import { Button } from "./button";
import { Option, Popup, Radio } from "./choices";
import { Alert, Description, ErrorMessage, Label } from "./field";
import { Select, TextArea, TextInput } from "./inputs";

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
