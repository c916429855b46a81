/**
 * Takes `styles.css` out of its cascade layer. Its rules are nested in `html` instead, which gives
 * each more weight than rules for elements or for one attribute, as resets have, in any order.
 */
export const unlayered = (css: string): string =>
  css.replaceAll("@layer parameter-form {", "html {");
