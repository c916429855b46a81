import { createClient } from "parameter-form/client";
import { createService, exampleForms, exampleLists } from "parameter-form/service";

/** In development the service answers over HTTP from Storybook's own server; a static build has no server, so there it runs in the page. */
const service = createService({ forms: exampleForms, lists: exampleLists, basePath: "/api" });

export const client = createClient({
  baseUrl: "/api",
  fetch: import.meta.env.DEV ? undefined : (request) => service(request),
});
