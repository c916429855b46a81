import type { SubmitHandler } from "parameter-form";
import { createClient } from "parameter-form/client";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { patience } from "../../support/browser.tsx";
import { form, openIn, until } from "./hostsPage.tsx";

const path = "/api/employees/slow/forms/f/submit";
const client = createClient({ baseUrl: new URL("/api", location.href).href });

const requests: Readonly<Record<string, SubmitHandler>> = {
  async fetch(_, { payload, signal }) {
    await fetch(path, { method: "POST", body: JSON.stringify(payload), signal });
  },
  async "the client"(_, { payload, signal }) {
    await client.submitForm("f", payload, { params: { employee: "slow" }, signal });
  },
};

const defaultValues = { ssn: "123-45-6789", Extra: "1", Exempt: "false", place: "v1" };

/** The requests that the server could not answer, because their connection was closed. */
const left = async (): Promise<unknown> => (await fetch("/api/left")).json();

/** A form whose submission is under way. */
async function submitBy(request: SubmitHandler) {
  const onSubmit = vi.fn<SubmitHandler>(request);
  const onSubmitError = vi.fn<(error: unknown) => void>();
  const props = { defaultValues, onSubmit, onSubmitError };
  const { only, leave } = await openIn((page) => page, form, props);
  await userEvent.click(only("button[type=submit]"));
  await until(() => expect(onSubmit).toHaveBeenCalledOnce());
  return { leave, onSubmit, onSubmitError };
}

test.each(Object.entries(requests))(
  "aborts the request without an error when a form unmounts while it submits by %s",
  async (_, request) => {
    await left();
    const { leave, onSubmit, onSubmitError } = await submitBy(request);
    const signal = onSubmit.mock.lastCall?.[1].signal;
    expect(signal?.aborted).toBe(false);
    expect(await left()).toEqual([]);
    leave();
    await expect.poll(left, patience).toEqual([path]);
    expect(signal?.aborted).toBe(true);
    await expect(onSubmit.mock.results[0]?.value).rejects.toThrow(/abort|outcome is unknown/i);
    expect(onSubmitError).not.toHaveBeenCalled();
  },
);

test("reports the error of a submission that ignores the signal", async () => {
  const down = new Error("down");
  let fail: (error: Error) => void = () => {};
  const { leave, onSubmit, onSubmitError } = await submitBy(
    () => new Promise((_, reject) => (fail = reject)),
  );
  leave();
  await until(() => expect(onSubmit.mock.lastCall?.[1].signal.aborted).toBe(true));
  expect(onSubmitError).not.toHaveBeenCalled();
  fail(down);
  await until(() => expect(onSubmitError.mock.calls).toEqual([[down]]));
});
