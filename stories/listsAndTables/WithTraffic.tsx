import { type Client, createClient, type Fetch } from "parameter-form/client";
import { createService, exampleLists, type Fault, type ServiceLists } from "parameter-form/service";
import { type JSX, type ReactNode, useState, useSyncExternalStore } from "react";
import "./lists.css";

/** A request of a list, and what came of it. */
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
  readonly subscribe: (changed: () => void) => () => void;
}

/** What a story asks of its service beside the example lists. */
export interface Scenario {
  readonly lists?: ServiceLists;
  readonly faults?: readonly Fault[];
}

/**
 * A client whose requests are written down. They go over HTTP to the service of Storybook's own server; where there is none, as in a
 * static build, or where a story wants lists or faults of its own, to a service in the page.
 */
function recordTraffic(scenario: Scenario | undefined): Traffic {
  const { lists = exampleLists, faults = [] } = scenario ?? {};
  const service = createService({ forms: [], lists, faults, basePath: "/api" });
  const send: Fetch = import.meta.env.DEV && !scenario ? (request) => fetch(request) : service;
  let exchanges: readonly Exchange[] = [];
  let changed = () => {};
  const write = (one: Exchange) => {
    exchanges = [one, ...exchanges.filter(({ id }) => id !== one.id)].slice(0, 12);
    changed();
  };
  let sent = 0;
  const client = createClient({
    baseUrl: "/api",
    backoff: () => 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const one = { id: ++sent, method: request.method, path: shorten(pathname + search) };
      const began = performance.now();
      const told = (status: string) =>
        write({ ...one, status, ms: Math.round(performance.now() - began) });
      told("…");
      try {
        const response = await send(request);
        told(response.type === "error" ? "dropped" : `${response.status}`);
        return response;
      } catch (error) {
        told(request.signal.aborted ? "aborted" : "failed");
        throw error;
      }
    },
  });
  return {
    client,
    read: () => exchanges,
    subscribe: (listener) => {
      changed = listener;
      return () => (changed = () => {});
    },
  };
}

/** Cursors are long, and say nothing to people. */
const shorten = (path: string) => path.replace(/(cursor=.{8})[^&]+/, "$1…");

interface WithTrafficProps {
  /** Lists and faults of a service of the story's own. */
  readonly scenario?: Scenario | undefined;
  readonly children: (client: Client) => ReactNode;
}

/** A list, and beside it the requests it makes. */
export function WithTraffic({ scenario, children }: WithTrafficProps): JSX.Element {
  const [{ client, read, subscribe }] = useState(() => recordTraffic(scenario));
  const exchanges = useSyncExternalStore(subscribe, read);
  return (
    <div className="with-traffic">
      <div>{children(client)}</div>
      <aside className="traffic" dir="ltr" aria-label="HTTP traffic">
        <h2>HTTP</h2>
        {exchanges.length === 0 && <p>No request yet.</p>}
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
