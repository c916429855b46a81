import type { Components } from "../../react/index.ts";
import { Button } from "./Button.tsx";
import { Option, Popup, Radio } from "./choices.tsx";
import { Alert, Description, ErrorMessage, Label } from "./field.tsx";
import { Select, TextArea, TextInput } from "./inputs.tsx";

/**
 * Parts of forms and lists in Chakra UI 3, with the system of the surrounding `<ChakraProvider>`.
 * `parameter-form/styles.css` still provides the layout. To keep Chakra's reset from overriding it,
 * put the reset into its own layer.
 *
 * Content Security Policy: Chakra writes `<style>` elements through Emotion. A strict policy needs
 * a nonce in `style-src`, and an Emotion cache with that nonce in a `<CacheProvider>`:
 * https://emotion.sh/docs/@emotion/cache#nonce-string
 *
 * @example
 * const system = createSystem(defaultConfig, {
 *   layers: {
 *     reset: "parameter-form.reset",
 *     base: "base",
 *     tokens: "tokens",
 *     recipes: "recipes",
 *   },
 * });
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
