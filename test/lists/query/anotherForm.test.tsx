import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { ParameterField } from "parameter-form";
import { createClient } from "parameter-form/client";
import { ParameterFormById } from "parameter-form/query";
import { createService } from "parameter-form/service";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import { field } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const forms = ["a", "b"].map((id) => ({ ...questions(`Of ${id}: string?`, "Both: string?"), id }));

test("keeps the layout and answers of the current form while another loads", async () => {
  const service = createService({ forms, lists: {} });
  let open = () => {};
  let gate = Promise.resolve();
  const client = createClient({
    baseUrl: "https://api.test",
    async fetch(request) {
      await gate;
      return service(request);
    },
  });
  const tree = (id: string, title = "") => (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <ParameterFormById
          client={client}
          formId={id}
          defaultValues={{ Both: `both of ${id}` }}
          onSubmit={() => undefined}
        >
          {title}
          <ParameterField name={`Of ${id}`} />
          <ParameterField name="Both" />
        </ParameterFormById>
      </QueryClientProvider>
    </StrictMode>
  );
  const queries = new QueryClient();
  const { rerender } = render(tree("a"));
  await screen.findByLabelText(/Of a/);
  rerender(tree("a", "The first"));
  expect(screen.getByText("The first")).toBeVisible();
  gate = new Promise<void>((resolve) => (open = resolve));
  rerender(tree("b", "The second"));
  expect(screen.getByText("The first")).toBeVisible();
  expect(field("Of a")).toBeDisabled();
  expect(field("Both")).toHaveValue("both of a");
  await act(async () => open());
  await screen.findByLabelText(/Of b/);
  expect(screen.getByText("The second")).toBeVisible();
  expect(field("Both")).toHaveValue("both of b");
  expect(field("Both")).toBeEnabled();
});
