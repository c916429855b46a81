import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";
import {
  createService,
  exampleForms,
  exampleLists,
  type Service,
} from "../../src/service/index.ts";
import { collections, faults } from "../../stories/shared/serviceData.ts";

const basePath = "/api";

/**
 * A Vite plugin that mounts the example forms and lists at `/api`, in development and preview, over real HTTP. With `route`, requests pass through it:
 * then the service itself is at `/upstream/api`.
 */
export function serveForms(route?: (request: Request, upstream: URL) => Promise<Response>): Plugin {
  const service = recordAborted(
    createService({ forms: exampleForms, lists: exampleLists, collections, basePath, faults }),
  );
  const mount = ({ middlewares }: { middlewares: Connect.Server }) => {
    const served: Service = route
      ? (request) => route(request, new URL(`/upstream${basePath}/`, request.url))
      : service;
    middlewares.use(
      basePath,
      (incoming, outgoing) => void respond(served, incoming, outgoing, incoming.originalUrl),
    );
    if (route)
      middlewares.use(
        "/upstream",
        (incoming, outgoing) => void respond(service, incoming, outgoing),
      );
  };
  return { name: "serve-forms", configureServer: mount, configurePreviewServer: mount };
}

/** The service, which also tells at `/left` to which paths a connection was closed before there was an answer, since it told last. */
function recordAborted(service: Service): Service {
  const left: string[] = [];
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/left")) return Response.json(left.splice(0));
    const leave = () => void left.push(pathname);
    request.signal.addEventListener("abort", leave);
    const response = await service(request);
    request.signal.removeEventListener("abort", leave);
    return response;
  };
}

/** Serves `service` on a free port of this machine. `close` also ends what is still open. */
export async function listen(
  service: Service,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => void respond(service, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const close = () =>
    new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${address.port}`, close };
}

export async function respond(
  service: Service,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path = incoming.url ?? "/",
): Promise<void> {
  const left = new AbortController();
  outgoing.once("close", () => left.abort());
  const request = toRequest(incoming, path, left.signal);
  const response = request ? await service(request) : new Response(null, { status: 400 });
  if (response.type === "error") return void outgoing.destroy();
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  await send(response, outgoing);
}

/** Sends a body, which may fail, as it does for some faults: then the connection ends. */
async function send({ body }: Response, outgoing: ServerResponse): Promise<void> {
  const reader = body?.getReader();
  outgoing.once("close", () => void reader?.cancel().catch(() => undefined));
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
      await written(outgoing, part.value);
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

const written = (outgoing: ServerResponse, bytes: Uint8Array) =>
  new Promise<unknown>((resolve) => outgoing.write(bytes, resolve));

/** `null` for what `Request` cannot express, such as an address without a host or the method TRACE. */
function toRequest(incoming: IncomingMessage, path: string, signal: AbortSignal): Request | null {
  const { method = "GET", headers } = incoming;
  const init = {
    method,
    signal,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...(method !== "GET" && method !== "HEAD" && { body: bodyOf(incoming), duplex: "half" }),
  };
  try {
    return new Request(`http://${headers.host}${path}`, init);
  } catch {
    return null;
  }
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}
