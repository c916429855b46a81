import type { Payload, SubmitErrors } from "../core/index.ts";
import { isRecord, own, recordOf } from "../core/own.ts";
import { HttpError } from "./errors/index.ts";

/**
 * What the service says about a refused submission, to show at its fields: from an `HttpError`, or from the JSON of an
 * answer, shaped `{ error: { message, input_errors: [{ message, field, field_path: ["parameters", "0", "value"] }] } }`.
 * What belongs to no parameter of `payload` goes to `form`, as does the error's own message when no input error has one.
 * `null` for anything that is no such error.
 */
export function submitErrorsOf(error: unknown, payload: Payload): SubmitErrors | null {
  const body = error instanceof HttpError ? error.body : error;
  const envelope = isRecord(body) ? own(body, "error") : undefined;
  if (!isRecord(envelope)) return null;

  const form: string[] = [];
  const fields = new Map<string, string[]>();
  for (const inputError of arrayIn(envelope, "input_errors")) {
    if (!isRecord(inputError)) continue;
    const message = sentenceIn(inputError);
    if (message === null) continue;
    const name = parameterOf(inputError, payload);
    if (name === undefined) form.push(message);
    else fields.set(name, [...(fields.get(name) ?? []), message]);
  }
  if (fields.size === 0 && form.length === 0) {
    const message = sentenceIn(envelope);
    return message === null ? null : { form: [message] };
  }
  return {
    ...(fields.size > 0 && { fields: recordOf(fields) }),
    ...(form.length > 0 && { form }),
  };
}

/** The name of the parameter that an input error is about, found by its index in what was sent. */
function parameterOf(inputError: Record<string, unknown>, payload: Payload): string | undefined {
  if (own(inputError, "field") === "non_field_errors") return undefined;
  const [list, index] = arrayIn(inputError, "field_path");
  if (list !== "parameters" || typeof index !== "string" || !/^(0|[1-9]\d*)$/.test(index))
    return undefined;
  return payload.parameters[Number(index)]?.name;
}

function arrayIn(record: Record<string, unknown>, key: string): readonly unknown[] {
  const found = own(record, key);
  return Array.isArray(found) ? found : [];
}

function sentenceIn(record: Record<string, unknown>): string | null {
  const message = own(record, "message");
  return typeof message === "string" && message.trim() !== "" ? message : null;
}
