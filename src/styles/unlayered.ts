/**
 * Takes `styles.css` out of its cascade layer. Nests its rules in `html` instead. They then
 * override rules of resets, for elements or one attribute, in any order.
 */
export const unlayered = (css: string): string =>
  css.replaceAll("@layer parameter-form {", "html {");
