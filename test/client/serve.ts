import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

export interface Served {
  readonly url: string;
  /** Every request so far. */
  readonly seen: readonly IncomingMessage[];
  /** Resolves only when the client has read or left every answer: one that it holds open makes the test time out. */
  readonly close: () => Promise<void>;
}

export type Answer = (response: ServerResponse, request: IncomingMessage, attempt: number) => void;

/** A server on loopback for one test. It is closed afterwards, and closing has to succeed. */
export async function serve(answer: Answer): Promise<Served> {
  const seen: IncomingMessage[] = [];
  const answered: Promise<void>[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    // On a slow machine a client may be gone before its request is read: then nothing closes any more.
    if (!request.socket.destroyed)
      answered.push(new Promise((resolve) => response.once("close", resolve)));
    answer(response, request, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const close = async () => {
    await Promise.all(answered);
    // Node's fetch connects anew after an abort, and keeps that idle connection. On a slow machine,
    // the server may accept it only now.
    server.on("connection", (socket) => socket.destroy());
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  onTestFinished(close);
  return { url: `http://127.0.0.1:${address.port}`, seen, close };
}

export interface Head {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export const send = (
  response: ServerResponse,
  body: string | Buffer,
  { status = 200, headers = {} }: Head = {},
) => response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);

export const sendJson = (response: ServerResponse, json: unknown, head?: Head) =>
  send(response, JSON.stringify(json), head);
