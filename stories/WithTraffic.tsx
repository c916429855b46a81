import type { Client } from "parameter-form/client";
import { type JSX, type ReactNode, useState, useSyncExternalStore } from "react";
import { recordTraffic, type Scenario } from "./listTraffic.ts";
import "./lists.css";

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
