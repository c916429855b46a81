import { ParameterForm } from "parameter-form";
import { createClient } from "parameter-form/client";
import { createRoot } from "react-dom/client";
import "parameter-form/styles.css";

const client = createClient({ baseUrl: "/api" });
const params = { employee: "emp_1" };

async function render(main: Element) {
  const form = await client.getForm("workplace");
  createRoot(main).render(
    <ParameterForm
      form={form}
      onSubmit={async (_values, { payload, idempotencyKey }) => {
        await client.submitForm("workplace", payload, { params, idempotencyKey });
      }}
    />,
  );
}

const main = document.querySelector("main");
if (main) void render(main);
