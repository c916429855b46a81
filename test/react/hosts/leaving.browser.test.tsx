import type { SubmitHandler } from "parameter-form";
import { createClient, SubmitOutcomeUnknown } from "parameter-form/client";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
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

/** How requests to the path ended that began since the last time: `0` is a connection that was closed. */
const endings = (): readonly number[] =>
  performance
    .getEntriesByName(new URL(path, location.href).href)
    .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseStatus : -1));

test.each(Object.entries(requests))(
  "A form that unmounts while it submits by %s ends the request, and nobody is told of an error",
  async (_, request) => {
    performance.clearResourceTimings();
    const onSubmitError = vi.fn<(error: unknown) => void>();
    const onSubmit = vi.fn<SubmitHandler>(request);
    const { only, leave } = await openIn((page) => page, form, {
      defaultValues,
      onSubmit,
      onSubmitError,
    });
    await userEvent.click(only("button[type=submit]"));
    await until(() => expect(onSubmit).toHaveBeenCalledOnce());
    const signal = onSubmit.mock.lastCall?.[1].signal;
    expect(signal?.aborted).toBe(false);
    expect(endings()).toEqual([]);
    leave();
    await until(() => expect(endings()).toEqual([0]));
    expect(signal?.aborted).toBe(true);
    await expect(onSubmit.mock.results[0]?.value).rejects.toSatisfy(
      (error: unknown) => error === signal?.reason || error instanceof SubmitOutcomeUnknown,
    );
    expect(onSubmitError).not.toHaveBeenCalled();
  },
);

test("A submission that does not listen to the signal goes on, and its error is told", async () => {
  const onSubmitError = vi.fn<(error: unknown) => void>();
  const down = new Error("down");
  let fail: (error: Error) => void = () => {};
  const onSubmit = vi.fn<SubmitHandler>(() => new Promise((_, reject) => (fail = reject)));
  const { only, leave } = await openIn((page) => page, form, {
    defaultValues,
    onSubmit,
    onSubmitError,
  });
  await userEvent.click(only("button[type=submit]"));
  await until(() => expect(onSubmit).toHaveBeenCalledOnce());
  leave();
  await until(() => expect(onSubmit.mock.lastCall?.[1].signal.aborted).toBe(true));
  expect(onSubmitError).not.toHaveBeenCalled();
  fail(down);
  await until(() => expect(onSubmitError.mock.calls).toEqual([[down]]));
});
