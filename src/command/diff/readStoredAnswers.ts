import { isRecord, getOwn, recordOf } from "../../core/record.ts";
import { propertyIn } from "../../document/read/formInDocument.ts";
import { CannotRun } from "../input/CannotRun.ts";
import { documentEntries } from "../input/definitions.ts";
import type { Read } from "../input/parseInput.ts";

/** Payloads of one form, or lists of payloads by form id. */
export type Stored = readonly unknown[] | Readonly<Record<string, readonly unknown[]>>;

const isList = (found: unknown): found is readonly unknown[] => Array.isArray(found);

const idsIn = (inputs: readonly Read[]): readonly unknown[] =>
  inputs.flatMap(({ json }) =>
    [
      json,
      ...(documentEntries(json) ?? []).flatMap((entry) => [entry, propertyIn(entry, "form")]),
    ].map((one) => propertyIn(one, "id")),
  );

/**
 * Reads the stored answers to the forms of these inputs from a file.
 * @throws CannotRun when the file has no answers to these forms.
 */
export function readStoredAnswers({ name, json }: Read, inputs: readonly Read[]): Stored {
  if (isList(json)) return json;
  const ids = idsIn(inputs);
  const lists = Object.entries(isRecord(json) ? json : {}).flatMap(([id, list]) =>
    ids.includes(id) && isList(list) ? [[id, list] as const] : [],
  );
  if (lists.length > 0) return recordOf(lists);
  throw new CannotRun(
    `${name} has no answers to the compared forms. Pass a list of payloads, or an object with such a list for each form id.`,
  );
}

/** Returns the answers by form id, or none if they are a list. */
export const allOf = (stored: Stored): Readonly<Record<string, readonly unknown[]>> =>
  isList(stored) ? {} : stored;

export const storedOf = (stored: Stored, { json }: Read): readonly unknown[] =>
  isList(stored) ? stored : (getOwn(stored, String(propertyIn(json, "id"))) ?? []);
