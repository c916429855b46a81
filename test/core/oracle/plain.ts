import { spaces } from "./places.ts";

const invisible =
  "\u200B\u200C\u200D\u2060\uFEFF\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";
const scripts = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "０１２３４５６７８９"];
const wide: Readonly<Record<string, string>> = {
  "，": ",",
  "．": ".",
  "－": "-",
  "＋": "+",
  "（": "(",
  "）": ")",
  "＄": "$",
  "￡": "£",
  "￥": "¥",
  "￦": "₩",
};
/** The digits of four scripts and all spaces as ASCII, without marks that cannot be seen. */
export function plain(text: string): string {
  let out = "";
  for (const c of text) {
    const script = scripts.find((digits) => digits.includes(c));
    if (script) out += "0123456789".charAt([...script].indexOf(c));
    else if (spaces.includes(c)) out += " ";
    else if (!invisible.includes(c)) out += wide[c] ?? c;
  }
  return out.trim();
}
