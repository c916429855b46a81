type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** A colour in another space than sRGB, as the browser paints it. */
function paint(css: string): Color {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas || !CSS.supports("color", css)) throw new Error(`Not a colour: ${css}`);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

function colorOf(css: string): Color {
  const [red, green, blue, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || !css.startsWith("rgb"))
    return paint(css);
  return [red, green, blue, alpha];
}

const over = ([r, g, b, alpha]: Color, [r0, g0, b0]: Color): Color => {
  const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
  return [mix(r, r0), mix(g, g0), mix(b, b0), 1];
};

/** What is painted behind an element: the backgrounds of its ancestors over the page's own. */
export function behind(element: Element | null): Color {
  if (!element) {
    const page = document.body.appendChild(document.createElement("i"));
    page.style.background = "Canvas";
    const color = colorOf(getComputedStyle(page).backgroundColor);
    page.remove();
    return color;
  }
  const own = colorOf(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : over(own, behind(element.parentElement));
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
const luminance = ([red, green, blue]: Color): number => {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio of a CSS colour on what is behind it. */
export function contrast(css: string, background: Color): number {
  const [light = 0, dark = 0] = [
    luminance(over(colorOf(css), background)),
    luminance(background),
  ].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Elements of these selectors whose text does not stand out 4.5 to 1, and selectors of nothing. */
export const pale = (selectors: readonly string[]): string[] =>
  selectors.flatMap((selector) => {
    const elements = [...document.querySelectorAll(selector)];
    if (elements.length === 0) return [`nothing is ${selector}`];
    const ratios = elements.map((element) =>
      contrast(getComputedStyle(element).color, behind(element)),
    );
    return ratios.filter((ratio) => ratio < 4.5).map((ratio) => `${selector}: ${ratio}`);
  });
