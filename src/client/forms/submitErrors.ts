import type { Form, Payload, SubmitErrors } from "../../core/index.ts";
import { isRecord, ownValue } from "../../core/record.ts";

/**
 * What was submitted, as `onSubmit` is given it, and the app's words for what the service refuses.
 */
export interface SubmitErrorsOptions {
  readonly payload: Payload;
  /** Lets an error name a parameter that was not sent, such as one that is missing. */
  readonly form?: Form | undefined;
  /**
   * Words by the error's `type`, such as `employee_federal_withholding_locked`, in place of the
   * service's own message.
   */
  readonly messages?: Readonly<Record<string, string>> | undefined;
}

/** Statuses of answers that were read, and not accepted. */
const refused: readonly unknown[] = [400, 409, 422];

/**
 * What the service says about a refused submission, to show at its fields: from an `HttpError`, or
 * from the JSON of an answer, shaped `{ error: { type, message, input_errors: [{ message, field,
 * field_path: ["parameters", "0", "value"] }] } }`. A path has the index of a parameter in
 * `payload`, or its name; it may be a JSON pointer, `/parameters/0/value`, or
 * `parameters[0].value`, too. One that ends with `name` makes the form `outdated`: it has no such
 * parameter any more. What belongs to no parameter goes to `form`, as does the error's own
 * message when no input error has one. A 409 is a `conflict`. `null` for anything that is no such error, and for one of
 * another status than 400, 409 and 422: then nobody read the answers, and what is said is for the
 * app. An app's own error with a `status` and a `body` is as good as an `HttpError`.
 */
export function submitErrors(
  error: unknown,
  { payload, form: definition, messages = {} }: SubmitErrorsOptions,
): SubmitErrors | null {
  const thrown = error instanceof Error ? Object(error) : { status: 400, body: error };
  if (!refused.includes(thrown.status)) return null;
  const { body } = thrown;
  const envelope = isRecord(body) ? ownValue(body, "error") : undefined;
  if (!isRecord(envelope)) return null;
  const type = ownValue(envelope, "type");
  const conflict = thrown.status === 409 && { conflict: true };
  const words = typeof type === "string" ? ownValue(messages, type) : undefined;
  const parameters = [...payload.parameters, ...(definition?.parameters ?? [])];
  const names = new Set(parameters.map(({ name }) => name));

  let outdated = false;
  const form: string[] = [];
  const fields = new Map<string, string[]>();
  for (const inputError of arrayIn(envelope, "input_errors")) {
    if (!isRecord(inputError)) continue;
    const path = pathOf(inputError, names);
    if (isOfName(path)) {
      outdated = true;
      continue;
    }
    const message = sentenceIn(inputError);
    if (message === null) continue;
    const name = parameterOf(inputError, path, payload, names);
    if (name === undefined) form.push(message);
    else fields.set(name, [...(fields.get(name) ?? []), message]);
  }
  if (words !== undefined) form.unshift(words);
  if (fields.size === 0 && form.length === 0 && !outdated) {
    const message = sentenceIn(envelope);
    return message === null ? null : { form: [message], ...conflict };
  }
  return {
    // An ordinary object: React refuses others in what a Server Action hands back.
    ...(fields.size > 0 && { fields: Object.fromEntries(fields) }),
    ...(form.length > 0 && { form }),
    ...(outdated && { outdated }),
    ...conflict,
  };
}

/** Whether the form has no parameter of the name that was sent: no other answer would do. */
function isOfName([list, , key, ...deeper]: readonly unknown[]): boolean {
  return list === "parameters" && key === "name" && deeper.length === 0;
}

/**
 * The name of the parameter that an input error is about, found by its index in what was sent, or
 * told.
 */
function parameterOf(
  inputError: Record<string, unknown>,
  [list, key]: readonly unknown[],
  { parameters }: Payload,
  names: ReadonlySet<unknown>,
): string | undefined {
  if (ownValue(inputError, "field") === "non_field_errors") return undefined;
  const told = list === "parameters" && key !== undefined ? key : list;
  if (typeof told !== "string") return undefined;
  const isIndex = told === key && /^(0|[1-9]\d*)$/.test(told);
  const sent = isIndex ? parameters[Number(told)]?.name : undefined;
  return sent ?? (names.has(told) ? told : undefined);
}

/** The segments of a path, in whichever of its shapes it comes. */
function pathOf(
  inputError: Record<string, unknown>,
  names: ReadonlySet<unknown>,
): readonly unknown[] {
  const path = ownValue(inputError, "field_path");
  if (typeof path !== "string")
    return arrayIn(inputError, "field_path").map((key) =>
      typeof key === "number" ? String(key) : key,
    );
  if (names.has(path)) return [path];
  const pointer = /^#?\//.test(path) ? pointerIn(path) : undefined;
  return pointer ?? path.match(/[^/.[\]'"$]+/g) ?? [];
}

/** https://www.rfc-editor.org/rfc/rfc6901, `undefined` for one that is badly encoded. */
function pointerIn(path: string): readonly string[] | undefined {
  try {
    const pointer = path.startsWith("#") ? decodeURIComponent(path) : path;
    const [, ...segments] = pointer.split("/");
    return segments.map((text) => text.replaceAll("~1", "/").replaceAll("~0", "~"));
  } catch {
    return undefined;
  }
}

function arrayIn(record: Record<string, unknown>, key: string): readonly unknown[] {
  const found = ownValue(record, key);
  return Array.isArray(found) ? found : [];
}

function sentenceIn(record: Record<string, unknown>): string | null {
  const message = ownValue(record, "message");
  return typeof message === "string" && message.trim() !== "" ? message : null;
}
