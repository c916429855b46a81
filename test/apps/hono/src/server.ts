import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createClient, submitErrors } from "parameter-form/client";
import { checkPayload } from "parameter-form/core";

const client = createClient({ baseUrl: process.env.SERVICE_URL ?? "" });
const app = new Hono();

app.post("/forms/:id", async (context) => {
  const form = await client.getForm(context.req.param("id"));
  const payload = await context.req.json();
  const refused = checkPayload(form, payload);
  if (refused) return context.json(refused, 422);
  try {
    await client.submitForm(form.id ?? "", payload, { params: { employee: "emp_1" } });
    return context.json({});
  } catch (error) {
    const errors = submitErrors(error, { form, payload });
    if (!errors) throw error;
    return context.json(errors, 422);
  }
});

serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`http://localhost:${port}/`));
