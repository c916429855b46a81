import type { Meta, StoryObj } from "@storybook/react-vite";
import { allows, endpointsOf } from "parameter-form/client";
import { type JSX, useId, useState } from "react";
import { expect } from "storybook/test";
import { client } from "../shared/client.ts";
import "../shared/controls.css";
import "../tryIt/HowAmountsAreRead.css";

/** The table is wider than a phone, so it must scroll by keyboard. */
const scrollable = { role: "group", tabIndex: 0 } as const;

interface AllowListProps {
  /** The initial method and path. */
  readonly request: string;
}

/** Lists every request of the components. Edit the request to see whether a proxy with this allow-list forwards it. */
function AllowList({ request: initial }: AllowListProps): JSX.Element {
  const id = useId();
  const [request, setRequest] = useState(initial);
  const [method = "", path = ""] = request.trim().split(/\s+/);
  const allowed = endpointsOf(client);
  const isAllowed = allows(allowed, {
    method,
    url: `https://app.test/${path.replace(/^\/+/, "")}`,
  });
  return (
    <div className="readings" {...scrollable} aria-labelledby={id}>
      <p>
        <label>
          Request{" "}
          <input
            className="demo-control"
            dir="ltr"
            value={request}
            onChange={(event) => setRequest(event.target.value)}
          />
        </label>{" "}
        <output>{isAllowed ? "is forwarded" : "is refused"}</output>
      </p>
      <table>
        <caption id={id}>The allow-list</caption>
        <thead>
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Path</th>
            <th scope="col">Query</th>
          </tr>
        </thead>
        <tbody>
          {allowed.map((endpoint) => (
            <tr key={`${endpoint.method} ${endpoint.path}`}>
              <td>{endpoint.method}</td>
              <td>
                <code>{endpoint.path}</code>
              </td>
              <td>{endpoint.query.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Hidden in the sidebar, because the guide Servers shows the list. */
const meta = {
  title: "Guides/Allow-list",
  component: AllowList,
  tags: ["!dev", "!autodocs"],
  args: { request: "GET /forms/federal-w4?lang=es" },
} satisfies Meta<typeof AllowList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In development, `/api` is the route of the guide: it forwards the requests of the list, and refuses all others. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    const [result, field] = [canvas.getByRole("status"), canvas.getByLabelText("Request")];
    await expect(result).toHaveTextContent("is forwarded");
    await userEvent.clear(field);
    await userEvent.type(field, "DELETE /forms/federal-w4");
    await expect(result).toHaveTextContent("is refused");
    if (!import.meta.env.DEV) return;
    const { status: forwarded } = await fetch("/api/forms/federal-w4?lang=es");
    const { status: refused } = await fetch("/api/forms/federal-w4", { method: "DELETE" });
    await expect([forwarded, refused]).toEqual([200, 403]);
  },
};
