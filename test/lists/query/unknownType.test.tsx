import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { createClient } from "parameter-form/client";
import { ParameterFormById } from "parameter-form/query";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("a form by its id warns about an unknown type with options", async () => {
  vi.stubEnv("NODE_ENV", "development");
  vi.spyOn(console, "warn").mockReturnValue();
  const options = [{ value: "r", label: "Red" }];
  const parameters = [{ name: "hue", label: "Hue", type: "colour", required: false, options }];
  const client = createClient({
    baseUrl: "https://api.test",
    fetch: async () => Response.json({ id: "paint", parameters }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ParameterFormById client={client} formId="paint" onSubmit={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("option", { name: "Red" })).toBeInTheDocument();
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [expect.stringMatching(/"hue" of the form "paint".*rendered as a select/)],
  ]);
});
