import type { ParameterFormHandle, SubmitHandler } from "parameter-form";
import { createClient, type Fetch } from "parameter-form/client";
import type { DefinitionIssue } from "parameter-form/core";
import { ParameterFormById } from "parameter-form/query";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  client,
  expectFocus,
  find,
  patience,
  show,
  withQueries,
} from "../../../support/browser.tsx";

const onSubmit: SubmitHandler = () => {};

const through = (fetch: Fetch) => createClient({ baseUrl: "/api", fetch, backoff: () => 0 });

/** A service that answers, over HTTP, when the gate is opened. */
function gated() {
  const requests: Request[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const pausedClient = through(async (request) => {
    requests.push(request);
    await gate;
    return fetch(request);
  });
  return { pausedClient, requests, open };
}

const alert = () => page.getByRole("alert");
const expectHeading = async (name: RegExp): Promise<void> => {
  await expect.element(page.getByRole("heading", { name })).toBeVisible();
};

test("renders a skeleton while the form loads", async () => {
  const { pausedClient, open } = gated();
  show(
    withQueries(
      <ParameterFormById client={pausedClient} formId="federal-w4" onSubmit={onSubmit} />,
    ),
  );
  const skeleton = await find(".pf-skeleton");
  expect(skeleton.querySelector("output")).toHaveTextContent("Loading the form");
  expect(skeleton.clientHeight).toBeGreaterThan(500);
  expect(document.querySelector("form")).toBeNull();
  open();
  await expectHeading(/Form W-4/);
  expect(document.querySelector(".pf-skeleton")).toBeNull();
  expect(document.querySelectorAll(".pf-field")).toHaveLength(15);
});

test("reports an unknown id without Try again", async () => {
  show(withQueries(<ParameterFormById client={client} formId="no-such" onSubmit={onSubmit} />));
  await find('[role="alert"]');
  await expect.element(alert()).toHaveTextContent(/There is nothing at this address/);
  expect(document.querySelector("button")).toBeNull();
});

const faults: readonly [string, Fetch, attempts: number][] = [
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch")), 3],
  ["status 500", async () => new Response("<h1>Oops</h1>", { status: 500 }), 3],
  ["no JSON", async () => new Response("<h1>Log in</h1>"), 1],
];

test.each(faults)("after %s, Try again loads the form", async (_fault, fault, attempts) => {
  let failing = true;
  let failed = 0;
  const faulty = through((request) => {
    if (!failing) return fetch(request);
    failed++;
    return fault(request);
  });
  show(withQueries(<ParameterFormById client={faulty} formId="api-example" onSubmit={onSubmit} />));
  await find('[role="alert"]');
  await expect.element(alert()).toHaveTextContent(/^The form could not be loaded/);
  expect(document.body).not.toHaveTextContent(/Oops|Log in|fetch/);
  await userEvent.keyboard("{Tab}");
  await expectFocus("Try again");
  const before = failed;
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(failed).toBe(before + attempts), patience);
  await expect.element(alert().getByRole("button")).not.toHaveAttribute("aria-disabled");
  await expectFocus("Try again");
  failing = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expectHeading(/withholding certificate/);
  expect(document.activeElement).toContainElement(document.querySelector("form"));
  expect(document.activeElement).not.toBe(document.body);
});

test("shows an alert and calls onDefinitionError for a body that is not a form", async () => {
  const onDefinitionError = vi.fn<(issues: readonly DefinitionIssue[]) => void>();
  const wrong = through(async () => Response.json({ parameters: [{ name: "a", type: "string" }] }));
  const props = { client: wrong, formId: "x", onSubmit, onDefinitionError };
  show(withQueries(<ParameterFormById {...props} />));
  await find('[role="alert"]');
  await expect.element(alert()).toHaveTextContent(/^This form cannot be shown/);
  expect(onDefinitionError).toHaveBeenCalledOnce();
  const paths = onDefinitionError.mock.calls[0]?.[0].map(({ path }) => path);
  expect(paths).toEqual(["$.parameters[0].label", "$.parameters[0].required"]);
  expect(document.querySelector("button")).toBeNull();
});

test("stays editable while the same form loads in another language", async () => {
  const { pausedClient, open } = gated();
  const slow = { baseUrl: "/api", listForms: client.listForms, getForm: pausedClient.getForm };
  const rerender = show(
    withQueries(<ParameterFormById client={client} formId="federal-w4" onSubmit={onSubmit} />),
  );
  await expectHeading(/Form W-4/);
  const input = page.getByLabelText("Other income");
  await userEvent.click(input);
  await userEvent.keyboard("12");
  rerender(
    withQueries(
      <ParameterFormById client={slow} formId="federal-w4" lang="es" onSubmit={onSubmit} />,
    ),
  );
  await find('.pf-by-id[aria-busy="true"]');
  await userEvent.keyboard("3");
  await expect.element(input).toHaveValue("123");
  await expect.element(input).toHaveFocus();
  open();
  await vi.waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull(), patience);
  await userEvent.keyboard("4");
  expect(document.activeElement).toHaveValue("1,234");
});

test("keeps the previous form, busy and inert, while another id loads", async () => {
  const { pausedClient, open } = gated();
  const props = { baseUrl: "/api", getForm: client.getForm, listForms: client.listForms };
  const slowSecond = { ...props, getForm: pausedClient.getForm };
  const rerender = show(
    withQueries(<ParameterFormById client={client} formId="federal-w4" onSubmit={onSubmit} />),
  );
  await expectHeading(/Form W-4/);
  const before = document.querySelector("input");
  rerender(
    withQueries(
      <ParameterFormById client={slowSecond} formId="direct-deposit" onSubmit={onSubmit} />,
    ),
  );
  await find('.pf-by-id[aria-busy="true"]');
  await expectHeading(/Form W-4/);
  expect(document.querySelector("input")).toBe(before);
  expect(before).toBeDisabled();
  await expect.element(page.getByText("Loading the form")).toBeInTheDocument();
  open();
  await expectHeading(/Direct deposit/);
  expect(document.querySelector("[aria-busy]")).toBeNull();
  expect(document.querySelector("input")).toBeEnabled();
});

test("aborts the request silently on unmount", async () => {
  const { pausedClient, requests, open } = gated();
  const rerender = show(
    withQueries(
      <ParameterFormById client={pausedClient} formId="federal-w4" onSubmit={onSubmit} />,
    ),
  );
  await vi.waitFor(() => expect(requests.at(-1)?.signal.aborted).toBe(false), patience);
  rerender(null);
  await vi.waitFor(
    () => expect(requests.map(({ signal }) => signal.aborted)).not.toContain(false),
    patience,
  );
  open();
  expect(document.querySelector("main")?.childElementCount).toBe(0);
});

test("forwards the form's handle", async () => {
  const handle = createRef<ParameterFormHandle>();
  const props = { client, formId: "api-example", onSubmit, defaultValues: { allowances: "2" } };
  show(withQueries(<ParameterFormById {...props} ref={handle} />));
  await expectHeading(/withholding certificate/);
  handle.current?.focus("allowances");
  await expectFocus("Allowances");
  await userEvent.keyboard("{End}34");
  await vi.waitFor(
    () => expect(handle.current?.getValues()).toEqual({ allowances: "234" }),
    patience,
  );
  await handle.current?.submit();
  await expectFocus("There is a problem");
  handle.current?.reset();
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).toBeNull(), patience);
  expect(handle.current?.getValues()).toEqual({ allowances: "2" });
});
