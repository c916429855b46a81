import { createClient } from "parameter-form/client";
import { FormCollection, type Receipt } from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, patience, show } from "../support/browser.tsx";

/** Requests of a journey, each as its last part of the path. */
const requests: string[] = [];
/** Those that the network loses, by their number. */
const lost = new Set<number>();

/** Real HTTP, but for the requests that are lost. */
const client = createClient({
  baseUrl: "/api",
  backoff: () => 0,
  async fetch(request) {
    requests.push(new URL(request.url).pathname.split("/").slice(-2).join("/"));
    if (lost.has(requests.length)) throw new TypeError("Failed to fetch");
    return fetch(request);
  },
});

const person = { first_name: "Ana", last_name: "García", ssn: "123-45-6789", address: "1 Main St" };
const w4 = {
  id: "federal-w4",
  title: "W-4",
  defaultValues: {
    ...person,
    city_state_zip: "Salem, OR 97301",
    filing_status: "single",
    employee_signature: "Ana García",
  },
};
const example = {
  id: "api-example",
  title: "Example",
  defaultValues: { filing_status: "single", allowances: "1", employee_signature: "Ana García" },
};

const press = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const alert = () => page.getByRole("alert");

function open() {
  requests.length = 0;
  const onFinish = vi.fn<(receipt: Receipt) => void>();
  const onSignError = vi.fn();
  show(
    <FormCollection
      client={client}
      forms={[w4, example]}
      onSign={({ id, payload }) => client.signForm(id, payload, { params: { employee: "emp_1" } })}
      onSignError={onSignError}
      onFormError={() => undefined}
      onFinish={onFinish}
    />,
  );
  return onFinish;
}

test("shows that a form could not be loaded offline, and loads it with Try again", async () => {
  for (let at = 1; at <= 12; at++) lost.add(at);
  open();
  await expect.element(alert()).toHaveTextContent("The form could not be loaded");
  await press("Continue");
  await expectFocus("Example");
  await expect.element(alert()).toHaveTextContent("The form could not be loaded");
  lost.clear();
  await press("Try again");
  await expect.element(page.getByLabelText("Allowances")).toHaveValue("1");
  await press("Back");
  await expect.element(page.getByLabelText("Last name")).toHaveValue("García");
});

test("reports a lost response, and does not send accepted forms again", async () => {
  lost.clear();
  const onFinish = open();
  await expect.element(page.getByLabelText("Last name")).toBeVisible();
  await press("Continue");
  await expectFocus("Example");
  await press("Continue");
  await expectFocus("Check your answers");

  requests.length = 0;
  lost.add(1);
  await press("Submit");
  await expect.element(alert()).toHaveTextContent("could not confirm that “W-4” was received");
  expect(requests).toEqual(["federal-w4/sign_and_submit"]);

  lost.add(3);
  await press("Submit");
  await expect.element(alert()).toHaveTextContent("could not confirm that “Example” was received");
  await press("Submit");
  await expectFocus("Your answers were received");
  expect(requests).toEqual([
    "federal-w4/sign_and_submit",
    "federal-w4/sign_and_submit",
    "api-example/sign_and_submit",
    "api-example/sign_and_submit",
  ]);
  await vi.waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1), patience);
  lost.clear();
});
