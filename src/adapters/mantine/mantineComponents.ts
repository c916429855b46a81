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
 * The parts of forms and lists in Mantine 8.3 or 9, in the theme of the `<MantineProvider>` around;
 * needs `@mantine/core/styles.css`. `parameter-form/styles.css` still lays the form out.
 *
 * Content Security Policy: the styles are a file, but `<MantineProvider>` writes a `<style>`
 * element with the theme's variables, which a strict policy lets pass with a nonce, its
 * `getStyleNonce`; server HTML has `style` attributes, which need `style-src-attr`:
 * https://mantine.dev/theming/mantine-provider/
 */
export const mantineComponents: Components = {
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
