import type { Components } from "../../react/index.ts";
import { Button } from "./Button.tsx";
import { Option, Popup, Radio } from "./choices.tsx";
import { Alert, Description, ErrorMessage, Frame, Label } from "./field.tsx";
import { Select, TextArea, TextInput } from "./inputs.tsx";

/**
 * Parts of forms and lists in Mantine 8.3 or 9, with the theme of the surrounding
 * `<MantineProvider>`. Requires `@mantine/core/styles.css`. `parameter-form/styles.css` still
 * provides the layout.
 *
 * Content Security Policy: the styles are a file, but `<MantineProvider>` writes a `<style>`
 * element with the variables of the theme. A strict policy needs a nonce for that element: pass
 * `getStyleNonce`. HTML from a server has `style` attributes, which need `style-src-attr`:
 * https://mantine.dev/theming/mantine-provider/
 */
export const mantineComponents = {
  Alert,
  Button,
  Description,
  ErrorMessage,
  Frame,
  Label,
  Option,
  Popup,
  Radio,
  Select,
  TextArea,
  TextInput,
} satisfies Partial<Components>;
