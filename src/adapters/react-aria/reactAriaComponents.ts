import type { Components } from "../../react/index.ts";
import { Alert } from "./Alert.tsx";
import { Button } from "./Button.tsx";
import { Combobox } from "./Combobox.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import { Pager } from "./Pager.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { Select } from "./Select.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { TextInput } from "./TextInput.tsx";

/**
 * The parts of forms and lists in React Aria Components, with its class names and states
 * (`react-aria-Input`, `data-focus-visible`), so that your styles for it apply.
 * `parameter-form/styles.css` still lays the form out, and draws what React Aria has nothing for:
 * alerts, skeletons and the frame of a pager.
 *
 * Content Security Policy: React Aria writes one `<style>` element, which a strict policy lets pass
 * with a nonce, in `<meta property="csp-nonce">`; server HTML has `style` attributes, which need
 * `style-src-attr`.
 */
export const reactAriaComponents: Components = {
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
