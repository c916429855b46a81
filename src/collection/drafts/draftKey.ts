import type { Form } from "../../core/form.ts";
import { declaredType } from "../answers/declaredType.ts";

/** Which definition a draft was written for. */
export interface DraftForm {
  readonly id: string;
  readonly revisionDate: string | null;
  readonly fingerprint: string;
}

export const draftFormOf = (id: string, form: Form): DraftForm => ({
  id,
  revisionDate: form.revision_date ?? null,
  fingerprint: fingerprintOf(form),
});

/** Whether two drafts were written for the same definition. */
export const sameForm = (a: DraftForm, b: DraftForm): boolean =>
  a.id === b.id && a.revisionDate === b.revisionDate && a.fingerprint === b.fingerprint;

/** Short text that differs when a form's parameters do: by name, type or option value. Labels do not count. */
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
 * Under which key a form's draft is kept. It has neither revision nor fingerprint, which are in the draft itself: a storage has no list of
 * keys, and the draft for an earlier definition must be found.
 */
export const storageKeyOf = (owner: string, formId: string): string =>
  ["parameter-form", owner, formId].map(plain).join("~");

/** Letters, digits, dots and dashes only, so that a key is one step of an address as it is; different texts stay different. */
const plain = (text: string): string =>
  text.replace(/[^A-Za-z0-9.-]/g, (unit) => `_${unit.charCodeAt(0).toString(16)}_`);

/** cyrb53, 53 bits: it tells definitions apart and protects nothing. https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js */
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
