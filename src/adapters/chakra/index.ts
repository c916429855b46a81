import type { Components } from "../../react/index.ts";
import { Alert } from "./Alert.tsx";
import { Button } from "./Button.tsx";
import { Option, Popup } from "./Combobox.tsx";
import { Description, ErrorMessage, Label } from "./field.tsx";
import { Radio } from "./Radio.tsx";
import { Select } from "./Select.tsx";
import { TextArea, TextInput } from "./TextInput.tsx";

/**
 * The parts of forms and lists in Chakra UI 3, in the system of the `<ChakraProvider>` around.
 * `parameter-form/styles.css` still lays the form out; Chakra's reset leaves that alone in a layer
 * of its own: `createSystem(defaultConfig, { layers: { reset: "parameter-form.reset", base: "base",
 * tokens: "tokens", recipes: "recipes" } })`.
 *
 * Content Security Policy: Chakra writes `<style>` elements through Emotion, so a strict policy
 * needs a nonce in `style-src` and an Emotion cache that has it, in a `<CacheProvider>`:
 * https://emotion.sh/docs/@emotion/cache#nonce-string
 */
export const chakraComponents = {
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
