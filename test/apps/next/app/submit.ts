"use server";
import { createClient, toSubmitErrors } from "parameter-form/client";
import {
  checkPayload,
  english,
  isOutcomeUnknown,
  maxLength,
  type Payload,
  type SubmitErrors,
} from "parameter-form/core";
import { redirect } from "next/navigation";

/** What only the server knows. */
const rules = { address: maxLength(40) };

export async function submit(payload: Payload): Promise<SubmitErrors> {
  const client = createClient({ baseUrl: process.env.SERVICE_URL ?? "" });
  const form = await client.getForm("federal-w4");
  const refused = checkPayload(form, payload, { rules });
  if (refused) return refused;
  try {
    await client.submitForm("federal-w4", payload, { params: { employee: "emp_1" } });
  } catch (error) {
    // What an action throws comes to the browser without its name.
    if (isOutcomeUnknown(error)) return { form: [english.submitUnknown] };
    const errors = toSubmitErrors(error, { form, payload });
    if (!errors) throw error;
    return errors;
  }
  redirect("/thanks");
}
