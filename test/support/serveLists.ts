import type { Plugin } from "vite";
import { createService, type Service } from "../../src/service/index.ts";
import { respond } from "./serveForms.ts";

const basePath = "/lists";

/** A Vite plugin with services that tests make: `PUT /lists/{name}` with the lists and faults of one, which then answers below that path. */
export function serveLists(): Plugin {
  const services = new Map<string, Service>();
  const make = async (request: Request, name: string) => {
    const { lists, faults } = await request.json();
    const path = `${basePath}/${name}`;
    services.set(name, createService({ forms: [], lists, faults, basePath: path }));
    return new Response(null, { status: 204 });
  };
  const service: Service = async (request) => {
    const name = new URL(request.url).pathname.split("/")[2] ?? "";
    if (request.method === "PUT") return make(request, name);
    return services.get(name)?.(request) ?? new Response(null, { status: 404 });
  };
  return {
    name: "serve-lists",
    configureServer: (server) =>
      void server.middlewares.use(
        basePath,
        (incoming, outgoing) => void respond(service, incoming, outgoing, incoming.originalUrl),
      ),
  };
}
