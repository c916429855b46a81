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
 * The parts of forms and lists in Material UI 6, 7 or 9, in the theme of the `<ThemeProvider>`
 * around. `parameter-form/styles.css` still lays the form out.
 *
 * Content Security Policy: Material UI writes `<style>` elements through Emotion, so a strict
 * policy needs a nonce in `style-src` and an Emotion cache that has it:
 * https://mui.com/material-ui/guides/content-security-policy/
 */
export const muiComponents: Components = {
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
