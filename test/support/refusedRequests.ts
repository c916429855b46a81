import { allows, endpointsOf } from "parameter-form/client";

const allowed = endpointsOf();

/** Records each `Request` of this page that the allow-list of the guide "Servers" refuses, also those to a service in the page, which no proxy sees. */
export function recordRefusedRequests(): string[] {
  const refused: string[] = [];
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      if (!allows(allowed, this, "/api")) refused.push(`${this.method} ${this.url}`);
    }
  };
  return refused;
}
