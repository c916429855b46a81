import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createClient, type Fetch } from "parameter-form/client";
import { ParameterFormById, ResourceList } from "parameter-form/query";
import { apiExample, createService } from "parameter-form/service";
import type { JSX } from "react";
import { describe, expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

const service = createService({ forms: [apiExample], lists: { taxes: [{ id: "t_1" }] } });
const failed: Fetch = async () => new Response("<h1>Log in</h1>");
const loaded: Fetch = async (request) => service(request);

describe("focus after Try again", () => {
  async function tryAgain() {
    const answers: ((answer: Fetch) => void)[] = [];
    const client = createClient({
      baseUrl: "https://api.test",
      fetch: async (request) =>
        (await new Promise<Fetch>((resolve) => answers.push(resolve)))(request),
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <button>Elsewhere</button>
        <ParameterFormById client={client} formId={apiExample.id} onSubmit={() => undefined} />
      </QueryClientProvider>,
    );
    const answer = (how: Fetch) => answers.splice(0).forEach((resolve) => resolve(how));
    await screen.findByText("Loading the form");
    answer(failed);
    const button = await screen.findByRole("button", { name: "Try again" });
    button.focus();
    fireEvent.click(button);
    await screen.findByText("Loading the form");
    return { button, answer };
  }

  test("stays on the button while the form loads", async () => {
    const { button } = await tryAgain();
    expect(button).toHaveFocus();
  });

  test("stays on the button when the form fails to load again", async () => {
    const { button, answer } = await tryAgain();
    answer(failed);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    expect(button).toHaveFocus();
  });

  test("moves to the form when it is loaded after a second failure", async () => {
    const { button, answer } = await tryAgain();
    answer(failed);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    fireEvent.click(button);
    await screen.findByText("Loading the form");
    answer(loaded);
    const form = await screen.findByRole("form");
    expect(document.activeElement).toContainElement(form);
    expect(document.activeElement).not.toBe(document.body);
  });
});

test.each(["form", "list"])(
  "keeps focus on the %s when it is reloaded by a restored connection",
  async (what) => {
    let answer = failed;
    const client = createClient<{ taxes: { id: string } }>({
      baseUrl: "https://api.test",
      fetch: async (request) => answer(request),
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        {what === "form" ? (
          <ParameterFormById client={client} formId={apiExample.id} onSubmit={() => undefined} />
        ) : (
          <ResourceList client={client} list="taxes" label="Taxes" renderItem={({ id }) => id} />
        )}
      </QueryClientProvider>,
    );
    (await screen.findByRole("button", { name: "Try again" })).focus();
    answer = loaded;
    fireEvent(window, new Event("offline"));
    fireEvent(window, new Event("online"));
    const there = await (what === "form" ? screen.findByRole("form") : screen.findByText("t_1"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    const region = there.closest(".pf-by-id, .pf-list");
    expect(region).toContainElement(document.activeElement as HTMLElement);
  },
);

const forms = ["CA", "NY"].map((id) => ({ ...questions(`Of ${id}: string?`), id }));
const states = createService({ forms, lists: {} });
const rows: Fetch = async ({ url }) => {
  const id = `Of ${new URL(url).searchParams.get("state")}`;
  return Response.json({ next: null, previous: null, results: [{ id }] });
};

test.each([
  ["form", async (request) => states(request)],
  ["list", rows],
] satisfies [string, Fetch][])(
  "Try again does not show the previous %s again",
  async (what, served) => {
    let fetch = served;
    const client = createClient<{ taxes: { id: string } }>({
      baseUrl: "https://api.test",
      fetch: async (request) => fetch(request),
    });
    const queries = new QueryClient();
    const tree = (state: string): JSX.Element => (
      <QueryClientProvider client={queries}>
        {what === "form" ? (
          <ParameterFormById client={client} formId={state} onSubmit={() => undefined} />
        ) : (
          <ResourceList
            client={client}
            list="taxes"
            label="Taxes"
            query={{ state }}
            renderItem={({ id }) => id}
          />
        )}
      </QueryClientProvider>
    );
    const { rerender } = render(tree("CA"));
    await screen.findByText(/Of CA/);
    fetch = failed;
    rerender(tree("NY"));
    const button = await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByText(/Of CA/)).toBeNull();
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    fetch = async (request) => {
      await gate;
      return served(request);
    };
    fireEvent.click(button);
    await screen.findByText(/^Loading/);
    expect(screen.queryByText(/Of CA/)).toBeNull();
    await act(async () => open());
    expect(await screen.findByText(/Of NY/)).toBeInTheDocument();
  },
);
