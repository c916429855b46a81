import { createClient, OfflineError } from "parameter-form/client";
import { createService, exampleForms, exampleLists } from "parameter-form/service";
import { collections, faults } from "./serviceData.ts";

/** Runs in the page for a static build. In development, Storybook's server has the same service. */
const service = createService({
  forms: exampleForms,
  lists: exampleLists,
  collections,
  basePath: "/api",
  faults,
});

/** Rejects as a submission of `client` does in a browser that is offline. */
export const offline = (): Promise<never> =>
  Promise.reject(new OfflineError({ method: "POST", path: "/api" }, null));

export const client = createClient({
  baseUrl: "/api",
  fetch: import.meta.env.DEV ? undefined : (request) => service(request),
});
