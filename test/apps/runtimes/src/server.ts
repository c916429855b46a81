import process from "node:process";
import { Hono } from "hono";
import { ClientError, createClient, toSubmitErrors } from "parameter-form/client";
import { checkPayload, validateForm } from "parameter-form/core";

const client = createClient({ baseUrl: process.env.SERVICE_URL ?? "", backoff: () => 0 });
const relative = createClient({ baseUrl: "/api" });
const stopped = AbortSignal.abort();

const app = new Hono();

// Checks a submission before it is handed to the service.
app.post("/forms/:id", async (context) => {
  const form = await client.getForm(context.req.param("id"));
  const payload = await context.req.json();
  const refused = checkPayload(form, payload);
  if (refused) return context.json(refused, 422);
  try {
    await client.submitForm(form.id ?? "", payload, { params: { employee: "emp_1" } });
    return context.json({});
  } catch (error) {
    const errors = toSubmitErrors(error, { form, payload });
    if (!errors) throw error;
    return context.json(errors, 422);
  }
});

/** Requests that succeed and requests that fail, by the name that the tests ask for. */
const reads: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  count: async () => (await client.collect("employees", { atMost: 1000 })).length,
  missing: async (id) => validateForm(await client.getForm(id), {}).map(({ name }) => name),
  lost: async () => client.list("taxes"),
  relative: async () => relative.getForm("a"),
  stopped: async () => client.getForm("a", { signal: stopped }),
};

app.get("/:read/:id?", async (context) => {
  const { read, id = "" } = context.req.param();
  try {
    return context.json((await reads[read]?.(id)) ?? null);
  } catch (error) {
    return context.json(error instanceof ClientError ? error.name : String(error));
  }
});

export const announce = ({ port }: { readonly port: number }): void =>
  console.log(`http://localhost:${port}/`);

// Deno calls `onListen`. Bun prints the address by itself.
export default { port: 0, onListen: announce, fetch: app.fetch };
