import { createClient } from "parameter-form/client";
import { ParameterFormById } from "parameter-form/query";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience, show, withQueries } from "../../support/browser.tsx";
import { storedTraces } from "./storedTraces.ts";
import { canary, traces } from "./traces.ts";

const chosen = { account_type: "checking", split: "everything", authorization: "true" };
const typed = ["Name on the account", "Routing number", "Account number", "Employee's signature"];

test("only the submission request contains the typed texts, and not in its address", async () => {
  const requests: { readonly url: string; readonly body: string }[] = [];
  const { fetch } = window;
  vi.spyOn(window, "fetch").mockImplementation(async (...given) => {
    const request = new Request(...given);
    requests.push({ url: request.url, body: await request.clone().text() });
    return fetch(request);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const client = createClient({ baseUrl: "/api", fetch: (request) => window.fetch(request) });
  const accepted = vi.fn<() => void>();
  show(
    withQueries(
      <ParameterFormById
        client={client}
        formId="direct-deposit"
        defaultValues={chosen}
        onSubmit={async (_, { payload }) => {
          const params = { employee: "emp_1" };
          await client.submitForm("direct-deposit", payload, { params });
          accepted();
        }}
      />,
    ),
  );
  await find("form");
  for (const label of typed) {
    await userEvent.click(page.getByLabelText(label, { exact: true }));
    await userEvent.keyboard("731948265");
  }
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await vi.waitFor(() => expect(accepted).toHaveBeenCalledOnce(), patience);
  expect(requests.filter(({ url }) => canary.test(url))).toEqual([]);
  const revealing = requests.filter(({ body }) => canary.test(body));
  expect(revealing.map(({ url }) => url)).toEqual([requests.at(-1)?.url]);
  expect(revealing[0]?.url).toContain("/employees/emp_1/forms/direct-deposit/");
  expect(traces()).toEqual([]);
  expect(await storedTraces()).toEqual([]);
});
