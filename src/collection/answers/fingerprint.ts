import type { Form } from "../../core/form.ts";
import { declaredType } from "../../core/declaredType.ts";

/**
 * Short text that differs when a form's parameters do: by name, type or option value. Labels do
 * not count.
 */
export const fingerprintOf = ({ parameters }: Form): string =>
  hash(
    JSON.stringify(
      parameters.map((parameter) => [
        parameter.name,
        declaredType(parameter),
        parameter.type === "select" ? parameter.options.map(({ value }) => value) : [],
      ]),
    ),
  );

/**
 * cyrb53, 53 bits: it tells definitions apart and protects nothing.
 * https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
 */
function hash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return ((b >>> 0).toString(16) + (a >>> 0).toString(16).padStart(8, "0")).padStart(16, "0");
}
