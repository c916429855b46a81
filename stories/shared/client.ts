import { createClient, OfflineError } from "parameter-form/client";
import { createService, exampleForms, exampleLists } from "parameter-form/service";
import { collections, faults } from "./serviceData.ts";

/** In development the service answers over HTTP from Storybook's own server; a static build has no server, so there it runs in the page. */
const service = createService({
  forms: exampleForms,
  lists: exampleLists,
  collections,
  basePath: "/api",
  faults,
});

/** What a submission of that client ends with in a browser that is offline. */
export const offline = (): Promise<never> =>
  Promise.reject(new OfflineError({ method: "POST", path: "/api" }, null));

export const client = createClient({
  baseUrl: "/api",
  fetch: import.meta.env.DEV ? undefined : (request) => service(request),
});
