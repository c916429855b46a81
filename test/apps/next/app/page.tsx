import { createClient } from "parameter-form/client";
import { W4 } from "./W4";

export const dynamic = "force-dynamic";

export default async function Page() {
  const client = createClient({ baseUrl: process.env.SERVICE_URL ?? "" });
  return <W4 form={await client.getForm("federal-w4")} />;
}
