import type { Components } from "../../react/index.ts";
import { Button } from "./Button.tsx";
import { Option, Popup, Radio } from "./choices.tsx";
import { Description, ErrorMessage, Frame, Label } from "./field.tsx";
import { Select, TextArea, TextInput } from "./inputs.tsx";

/**
 * Parts of forms and lists in React Aria Components, with their class names and states
 * (`react-aria-Input`, `data-focus-visible`), so that your styles for them apply.
 * `parameter-form/styles.css` still provides the layout, and styles parts that React Aria has no
 * component for, such as alerts.
 *
 * Content Security Policy: React Aria writes one `<style>` element. A strict policy needs a nonce
 * for it, in `<meta property="csp-nonce">`. HTML from a server has `style` attributes, which need
 * `style-src-attr`.
 */
export const reactAriaComponents = {
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
