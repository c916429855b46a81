import type { Components } from "../../react/index.ts";
import { Button } from "./Button.tsx";
import { Option, Popup, Radio } from "./choices.tsx";
import { Alert, Description, ErrorMessage, Label } from "./field.tsx";
import { Select, TextArea, TextInput } from "./inputs.tsx";

/**
 * Parts of forms and lists in Material UI 6, 7 or 9, with the theme of the surrounding
 * `<ThemeProvider>`. `parameter-form/styles.css` still provides the layout.
 *
 * Content Security Policy: Material UI writes `<style>` elements through Emotion. A strict policy
 * needs a nonce in `style-src`, and an Emotion cache with that nonce:
 * https://mui.com/material-ui/guides/content-security-policy/
 */
export const muiComponents = {
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
