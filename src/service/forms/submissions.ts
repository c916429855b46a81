import { payloadSchema, safeParseForm, type SchemaOptions } from "../../core/index.ts";
import { respond, type InputError, ServiceError } from "../respond.ts";
import type { FormDefinition } from "./definition.ts";
import type { FormFinder } from "./forms.ts";
import type { Call, Route } from "../routes.ts";

type Answer = (form: FormDefinition, params: Call["params"]) => unknown;

/**
 * Creates the routes of submissions, for any employee:
 * - `validate` responds with `{ valid: true }`;
 * - `submit` responds with `{ employee, form }`, their ids;
 * - `sign_and_submit` responds with `{ document }`, a new id.
 *
 * A repeated `Idempotency-Key` gets the response of the first request, or 422 when the body differs
 * (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/).
 */
export function submissionRoutes(
  find: FormFinder,
  optionsOf: (id: string) => SchemaOptions,
): readonly Route[] {
  let documents = 0;
  const answered = new Map<string, { readonly sent: string; readonly answer: unknown }>();
  const scope = "/employees/{employee}/forms/{form_id}";
  const answers: Readonly<Record<string, Answer>> = {
    "/forms/{form_id}/validate": () => ({ valid: true }),
    [`${scope}/submit`]: (form, { employee }) => ({ employee, form: form.id }),
    [`${scope}/sign_and_submit`]: () => ({ document: `document_${++documents}` }),
  };
  return Object.entries(answers).map(([path, answerTo]) => ({
    method: "POST",
    path,
    async handle({ request, params }) {
      const form = find(params);
      const body = await readJson(request);
      await check(form, body, optionsOf(form.id));
      const key = request.headers.get("idempotency-key");
      if (key === null) return respond(answerTo(form, params));
      const place = JSON.stringify([path, params, key]);
      const sent = JSON.stringify(body);
      const first = answered.get(place) ?? { sent, answer: answerTo(form, params) };
      answered.set(place, first);
      if (first.sent !== sent)
        throw new ServiceError(
          422,
          "idempotency_key_reused",
          "This Idempotency-Key was used with another body",
        );
      return respond(first.answer);
    },
  }));
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new ServiceError(400, "invalid_json", "The body must be JSON");
  }
}

async function check(definition: FormDefinition, body: unknown, options: SchemaOptions) {
  const parsed = safeParseForm(definition);
  if (!parsed.ok)
    throw new ServiceError(500, "invalid_form", "The definition of this form is invalid");
  const { issues } = await payloadSchema(parsed.form, options)["~standard"].validate(body);
  if (!issues) return;
  throw new ServiceError(400, "validation_error", "Correct the answers and submit again", {
    input_errors: issues.map(({ message, path = [] }) => inputError(message, path.map(keyOf))),
  });
}

const keyOf = (segment: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof segment === "object" ? segment.key : segment);

/**
 * Creates the issue at a path. Its `field` is the last key. A path of one key, as of a missing
 * required answer, belongs to no field.
 */
const inputError = (message: string, path: readonly string[]): InputError => ({
  message,
  field: (path.length > 1 && path.at(-1)) || "non_field_errors",
  field_path: path,
});
