import tailwind4 from "tailwindcss/preflight.css?inline";

/** Style sheets that apps put before their own, as far as they reach a form, with where they are published. */
export const resets: Readonly<Record<string, string>> = {
  "* { margin: 0; padding: 0 }": "* { margin: 0; padding: 0 }",

  // A root whose rem is 10 px: https://www.sitepoint.com/understanding-and-using-rem-units-in-css/
  "a root of 62.5 %": "html { font-size: 62.5% } body { font-size: 1.6rem }",

  // https://github.com/tailwindlabs/tailwindcss/blob/v3.4.17/src/css/preflight.css
  "Tailwind CSS 3": `
    *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
    a { color: inherit; text-decoration: inherit }
    code { font-family: monospace; font-size: 1em }
    table { text-indent: 0; border-color: inherit; border-collapse: collapse }
    button, input, optgroup, select, textarea {
      font-family: inherit; font-size: 100%; font-weight: inherit; line-height: inherit;
      letter-spacing: inherit; color: inherit; margin: 0; padding: 0
    }
    button, select { text-transform: none }
    button, input:where([type="button"]), input:where([type="reset"]), input:where([type="submit"]) {
      -webkit-appearance: button; background-color: transparent; background-image: none
    }
    blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0 }
    fieldset { margin: 0; padding: 0 }
    legend { padding: 0 }
    ol, ul, menu { list-style: none; margin: 0; padding: 0 }
    textarea { resize: vertical }
    button, [role="button"] { cursor: pointer }
    :disabled { cursor: default }
    img, svg, video, canvas { display: block; vertical-align: middle }`,

  // In a layer in Tailwind, and harsher without one.
  "Tailwind CSS 4": tailwind4,

  // Before 3.2, a button's type weighs as much as a class: https://github.com/tailwindlabs/tailwindcss/blob/v3.1.8/src/css/preflight.css
  "Tailwind CSS 3.1": `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
    button, input, select, textarea { font: inherit; color: inherit; margin: 0; padding: 0 }
    button, [type="button"], [type="reset"], [type="submit"] {
      -webkit-appearance: button; background-color: transparent; background-image: none
    }`,

  // https://github.com/twbs/bootstrap/blob/v5.3.3/dist/css/bootstrap-reboot.css
  "Bootstrap 5": `
    *, *::before, *::after { box-sizing: border-box }
    h2, h3, h4 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2 }
    h2 { font-size: 2rem } h3 { font-size: 1.75rem } h4 { font-size: 1.5rem }
    p, dl, ul, ol { margin-top: 0; margin-bottom: 1rem }
    ol, ul { padding-left: 2rem }
    dt { font-weight: 700 } dd { margin-bottom: 0.5rem; margin-left: 0 }
    a { color: rgb(13, 110, 253); text-decoration: underline }
    code { font-size: 0.875em; color: #d63384; word-wrap: break-word }
    img, svg { vertical-align: middle }
    table { caption-side: bottom; border-collapse: collapse }
    caption { padding-top: 0.5rem; padding-bottom: 0.5rem; text-align: left }
    thead, tbody, tr, td, th { border-color: inherit; border-style: solid; border-width: 0 }
    label { display: inline-block } output { display: inline-block }
    input, button, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
    button { border-radius: 0 } button, select { text-transform: none } select { word-wrap: normal }
    [type="button"], [type="reset"], [type="submit"], button { -webkit-appearance: button }
    textarea { resize: vertical }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
    legend { float: left; width: 100%; padding: 0; margin-bottom: 0.5rem; font-size: 1.5rem; line-height: inherit }
    legend + * { clear: left }
    summary { display: list-item; cursor: pointer }`,

  // https://github.com/necolas/normalize.css/blob/8.0.1/normalize.css
  "normalize.css": `
    button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0 }
    button, input { overflow: visible } button, select { text-transform: none }
    button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button }
    fieldset { padding: 0.35em 0.75em 0.625em }
    legend { box-sizing: border-box; color: inherit; display: table; max-width: 100%; padding: 0; white-space: normal }
    textarea { overflow: auto }
    [type="checkbox"], [type="radio"] { box-sizing: border-box; padding: 0 }
    a { background-color: transparent } code { font-family: monospace, monospace; font-size: 1em }
    details { display: block } summary { display: list-item }`,

  // https://piccalil.li/blog/a-more-modern-css-reset/
  "Andy Bell's": `
    *, *::before, *::after { box-sizing: border-box }
    body, h1, h2, h3, h4, p, figure, blockquote, dl, dd { margin-block-end: 0 }
    ul[role="list"], ol[role="list"] { list-style: none }
    h1, h2, h3, h4, button, input, label { line-height: 1.1 }
    h1, h2, h3, h4 { text-wrap: balance }
    a:not([class]) { text-decoration-skip-ink: auto; color: currentColor }
    input, button, textarea, select { font-family: inherit; font-size: inherit }
    textarea:not([rows]) { min-height: 10em }`,

  // https://www.joshwcomeau.com/css/custom-css-reset/
  "Josh Comeau's": `
    *, *::before, *::after { box-sizing: border-box }
    *:not(dialog) { margin: 0 }
    img, picture, video, canvas, svg { display: block; max-width: 100% }
    input, button, textarea, select { font: inherit }
    p, h1, h2, h3, h4, h5, h6 { overflow-wrap: break-word }
    p { text-wrap: pretty }
    h1, h2, h3, h4, h5, h6 { text-wrap: balance }`,
};
