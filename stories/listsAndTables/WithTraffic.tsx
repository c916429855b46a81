import { type Client, createClient, type Fetch } from "parameter-form/client";
import { createService, exampleLists, type Fault, type ServiceLists } from "parameter-form/service";
import { type JSX, type ReactNode, useState, useSyncExternalStore } from "react";
import "./lists.css";

/** A request with the status of its response. */
interface Exchange {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly status: string;
  readonly ms: number;
}

interface Traffic {
  readonly client: Client;
  readonly read: () => readonly Exchange[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Lists and faults that replace those of the example service. */
export interface Scenario {
  readonly lists?: ServiceLists;
  readonly faults?: readonly Fault[];
}

/**
 * Returns a client that records its requests. They go over HTTP to Storybook's server, or to a service in the page for a static build or a
 * custom scenario.
 */
function recordTraffic(scenario: Scenario | undefined): Traffic {
  const { lists = exampleLists, faults = [] } = scenario ?? {};
  const service = createService({ forms: [], lists, faults, basePath: "/api" });
  const send: Fetch = import.meta.env.DEV && !scenario ? (request) => fetch(request) : service;
  let exchanges: readonly Exchange[] = [];
  let notify = () => {};
  const upsert = (exchange: Exchange) => {
    exchanges = [exchange, ...exchanges.filter(({ id }) => id !== exchange.id)].slice(0, 12);
    notify();
  };
  let requestCount = 0;
  const client = createClient({
    baseUrl: "/api",
    backoff: () => 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const started = {
        id: ++requestCount,
        method: request.method,
        path: shorten(pathname + search),
      };
      const startTime = performance.now();
      const record = (status: string) =>
        upsert({ ...started, status, ms: Math.round(performance.now() - startTime) });
      record("…");
      try {
        const response = await send(request);
        record(response.type === "error" ? "dropped" : `${response.status}`);
        return response;
      } catch (error) {
        record(request.signal.aborted ? "aborted" : "failed");
        throw error;
      }
    },
  });
  return {
    client,
    read: () => exchanges,
    subscribe: (listener) => {
      notify = listener;
      return () => (notify = () => {});
    },
  };
}

/** Shortens a cursor, which is long and opaque. */
const shorten = (path: string) => path.replace(/(cursor=.{8})[^&]+/, "$1…");

interface WithTrafficProps {
  /** Lists and faults of a service in the page. */
  readonly scenario?: Scenario | undefined;
  readonly children: (client: Client) => ReactNode;
}

/** Renders a list next to its requests. */
export function WithTraffic({ scenario, children }: WithTrafficProps): JSX.Element {
  const [{ client, read, subscribe }] = useState(() => recordTraffic(scenario));
  const exchanges = useSyncExternalStore(subscribe, read);
  return (
    <div className="with-traffic">
      <div>{children(client)}</div>
      <aside className="traffic" dir="ltr" aria-label="HTTP traffic">
        <h2>HTTP</h2>
        {exchanges.length === 0 && <p>No requests yet.</p>}
        <ol>
          {exchanges.map(({ id, method, path, status, ms }) => (
            <li key={id}>
              <span className="traffic-request">
                {method} {path}
              </span>
              <span className="traffic-answer">
                <strong>{status}</strong> {status !== "…" && `${ms} ms`}
              </span>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}
