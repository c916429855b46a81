import { createClient } from "parameter-form/client";
import { FormCollection } from "parameter-form/collection";
import { useSyncExternalStore } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, patience, show } from "../support/browser.tsx";

let answer = (): void => undefined;
const wanted = new Promise<void>((resolve) => (answer = resolve));

/** Real HTTP, whose answer to the submission waits until it is wanted. */
const client = createClient({
  baseUrl: "/api",
  backoff: () => 0,
  async fetch(request) {
    const answered = await fetch(request);
    if (request.method === "POST") await wanted;
    return answered;
  },
});

const forms = [
  {
    id: "api-example",
    title: "Example",
    defaultValues: { filing_status: "single", allowances: "1", employee_signature: "Ana García" },
  },
];

const stepOf = () => location.hash.slice(1) || "api-example";

const subscribe = (notify: () => void) => {
  addEventListener("hashchange", notify);
  return () => removeEventListener("hashchange", notify);
};

function Routed() {
  const step = useSyncExternalStore(subscribe, stepOf);
  return (
    <FormCollection
      client={client}
      forms={forms}
      step={step}
      onStepChange={(to) => (location.hash = to)}
      onSignError={() => undefined}

      onSign={({ payload }) =>
        client.signForm("no-such-form", payload, { params: { employee: "emp_1" } })
      }
    />
  );
}

const press = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const status = () => page.getByRole("status");

test("Back during the submission stays on the step and announces the outcome", async () => {
  const seen: string[] = [];
  addEventListener("hashchange", () => seen.push(stepOf()));
  show(<Routed />);
  await expect.element(page.getByLabelText("Allowances")).toHaveValue("1");
  await press("Continue");
  await expectFocus("Check your answers");
  await press("Submit");
  await expect.element(status()).toHaveTextContent("Submitting");
  history.back();
  await vi.waitFor(() => expect(seen).toEqual(["review", "api-example", "review"]), patience);
  await expect.element(status()).toHaveTextContent("Submitting");
  answer();
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("The service does not take this form");
  history.back();
  await expect.element(page.getByRole("textbox", { name: "Allowances" })).toBeVisible();
  expect(seen).toEqual(["review", "api-example", "review", "api-example"]);
});
