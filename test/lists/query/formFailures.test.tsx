import { screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { ParameterFormById } from "parameter-form/query";
import { expect, test, vi } from "vitest";
import { renderWithQueries } from "./served.tsx";

test.each([
  ["no form", { parameters: [{ name: "a", type: "string" }] }, 200, 2],
  ["an error", { error: "down" }, 500, 0],
  ["no such form", {}, 404, 0],
])(
  "calls onDefinitionError only for an invalid form definition: %s",
  async (_, body, status, count) => {
    const reported = vi.fn<(issues: readonly unknown[]) => void>();
    const client = createClient({
      baseUrl: "https://api.test",
      backoff: () => 0,
      fetch: async () => Response.json(body, { status }),
    });
    renderWithQueries(
      <ParameterFormById
        client={client}
        formId="a"
        onSubmit={() => {}}
        onDefinitionError={reported}
      />,
    );
    await screen.findByRole("alert");
    expect(reported.mock.calls.map(([issues]) => issues?.length)).toEqual(count ? [count] : []);
  },
);
