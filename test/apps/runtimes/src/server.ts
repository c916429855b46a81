import process from "node:process";
import { ClientError, createClient, submitErrors } from "parameter-form/client";
import { checkPayload, validateForm } from "parameter-form/core";

const client = createClient({ baseUrl: process.env.SERVICE_URL ?? "", backoff: () => 0 });
const relative = createClient({ baseUrl: "/api" });
const stopped = AbortSignal.abort();

/** A submission, checked, and then handed in. */
async function submit(id: string, request: Request): Promise<Response> {
  const form = await client.getForm(id);
  const payload = await request.json();
  const refused = checkPayload(form, payload);
  if (refused) return Response.json(refused, { status: 422 });
  try {
    await client.submitForm(id, payload, { params: { employee: "emp_1" } });
    return Response.json({});
  } catch (error) {
    const errors = submitErrors(error, { form, payload });
    if (!errors) throw error;
    return Response.json(errors, { status: 422 });
  }
}

/** What else there is to read. */
const reads: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  count: async () => (await client.collect("employees", { atMost: 1000 })).length,
  missing: async (id) => validateForm(await client.getForm(id), {}).map(({ name }) => name),
  lost: async () => client.list("taxes"),
  relative: async () => relative.getForm("a"),
  stopped: async () => client.getForm("a", { signal: stopped }),
};

export default {
  port: 0,
  // Deno says 127.0.0.1 by itself, Bun says this.
  onListen: ({ port }: { readonly port: number }) => console.log(`http://localhost:${port}/`),
  async fetch(request: Request): Promise<Response> {
    const [, kind = "", id = ""] = new URL(request.url).pathname.split("/");
    if (request.method === "POST") return submit(id, request);
    try {
      return Response.json((await reads[kind]?.(id)) ?? null);
    } catch (error) {
      return Response.json(error instanceof ClientError ? error.name : String(error));
    }
  },
};
