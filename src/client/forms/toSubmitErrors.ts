import type { Form, Payload, SubmitErrors } from "../../core/index.ts";
import { isRecord, getOwn } from "../../core/record.ts";

/** Options of `toSubmitErrors`: the submitted payload and custom messages. */
export interface SubmitErrorsOptions {
  readonly payload: Payload;
  /** Allows errors for parameters that were not sent, such as a missing required one. */
  readonly form?: Form | undefined;
  /**
   * Messages by the error's `type`, such as `employee_federal_withholding_locked`. They replace the
   * service's own message.
   */
  readonly messages?: Readonly<Record<string, string>> | undefined;
}

/** Statuses of a submission that was read and rejected. */
const refused: readonly unknown[] = [400, 409, 422];

/**
 * Converts a rejected submission to errors of the form and its fields.
 *
 * It accepts an `HttpError`, an app's own error with `status` and `body`, or the JSON of a
 * response: `{ error: { type, message, input_errors: [{ message, field, field_path: ["parameters",
 * "0", "value"] }] } }`.
 *
 * - A path contains the index of a parameter in `payload`, or its name. `/parameters/0/value` (a
 *   JSON pointer) and `parameters[0].value` are accepted, too.
 * - A path that ends with `name` sets `outdated`: the form no longer has that parameter.
 * - An error without a parameter goes to `form`. So does the envelope's message when no input error
 *   has a message.
 * - A 409 sets `conflict`.
 * @returns `null` for any other error, and for a status other than 400, 409 and 422: the service
 * did not read the answers, and the message is for developers
 */
export function toSubmitErrors(
  error: unknown,
  { payload, form: definition, messages = {} }: SubmitErrorsOptions,
): SubmitErrors | null {
  const thrown = error instanceof Error ? Object(error) : { status: 400, body: error };
  if (!refused.includes(thrown.status)) return null;
  const { body } = thrown;
  const envelope = isRecord(body) ? getOwn(body, "error") : undefined;
  if (!isRecord(envelope)) return null;
  const type = getOwn(envelope, "type");
  const conflict = thrown.status === 409 && { conflict: true };
  const customMessage = typeof type === "string" ? getOwn(messages, type) : undefined;
  const parameters = [...payload.parameters, ...(definition?.parameters ?? [])];
  const names = new Set(parameters.map(({ name }) => name));

  let outdated = false;
  const form: string[] = [];
  const fields = new Map<string, string[]>();
  for (const inputError of arrayIn(envelope, "input_errors")) {
    if (!isRecord(inputError)) continue;
    const path = pathOf(inputError, names);
    if (isOutdated(path)) {
      outdated = true;
      continue;
    }
    const message = sentenceIn(inputError);
    if (message === null) continue;
    const name = parameterOf(inputError, path, payload, names);
    if (name === undefined) form.push(message);
    else fields.set(name, [...(fields.get(name) ?? []), message]);
  }
  if (customMessage !== undefined) form.unshift(customMessage);
  if (fields.size === 0 && form.length === 0 && !outdated) {
    const message = sentenceIn(envelope);
    return message === null ? null : { form: [message], ...conflict };
  }
  return {
    // A plain object: React rejects others in the result of a Server Action.
    ...(fields.size > 0 && { fields: Object.fromEntries(fields) }),
    ...(form.length > 0 && { form }),
    ...(outdated && { outdated }),
    ...conflict,
  };
}

/** Whether an error's path ends with `name`: the form no longer has that parameter. */
function isOutdated([list, , key, ...deeper]: readonly unknown[]): boolean {
  return list === "parameters" && key === "name" && deeper.length === 0;
}

function parameterOf(
  inputError: Record<string, unknown>,
  [list, key]: readonly unknown[],
  { parameters }: Payload,
  names: ReadonlySet<unknown>,
): string | undefined {
  if (getOwn(inputError, "field") === "non_field_errors") return undefined;
  const reference = list === "parameters" && key !== undefined ? key : list;
  if (typeof reference !== "string") return undefined;
  const isIndex = reference === key && /^(0|[1-9]\d*)$/.test(reference);
  const sent = isIndex ? parameters[Number(reference)]?.name : undefined;
  return sent ?? (names.has(reference) ? reference : undefined);
}

function pathOf(
  inputError: Record<string, unknown>,
  names: ReadonlySet<unknown>,
): readonly unknown[] {
  const path = getOwn(inputError, "field_path");
  if (typeof path !== "string")
    return arrayIn(inputError, "field_path").map((key) =>
      typeof key === "number" ? String(key) : key,
    );
  if (names.has(path)) return [path];
  const pointer = /^#?\//.test(path) ? pointerIn(path) : undefined;
  return pointer ?? path.match(/[^/.[\]'"$]+/g) ?? [];
}

/**
 * Parses a JSON pointer (https://www.rfc-editor.org/rfc/rfc6901). `undefined` when its encoding is
 * invalid.
 */
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
  const found = getOwn(record, key);
  return Array.isArray(found) ? found : [];
}

function sentenceIn(record: Record<string, unknown>): string | null {
  const message = getOwn(record, "message");
  return typeof message === "string" && message.trim() !== "" ? message : null;
}
