import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";
import {
  createService,
  exampleForms,
  exampleLists,
  type Service,
} from "../../src/service/index.ts";

/** A Vite plugin that mounts the example forms and lists at `/api`, in development and preview, over real HTTP. */
export function serveForms(): Plugin {
  const basePath = "/api";
  const service = createService({ forms: exampleForms, lists: exampleLists, basePath });
  const mount = (server: { middlewares: Connect.Server }) => {
    server.middlewares.use(
      basePath,
      (incoming, outgoing) => void respond(service, incoming, outgoing, incoming.originalUrl),
    );
  };
  return { name: "serve-forms", configureServer: mount, configurePreviewServer: mount };
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

async function respond(
  service: Service,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path = incoming.url ?? "/",
): Promise<void> {
  const request = toRequest(incoming, path);
  const response = request ? await service(request) : new Response(null, { status: 400 });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** `null` for what `Request` cannot express, such as an address without a host or the method TRACE. */
function toRequest(incoming: IncomingMessage, path: string): Request | null {
  const { method = "GET", headers } = incoming;
  const init = {
    method,
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
