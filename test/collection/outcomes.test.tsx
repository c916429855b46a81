import { act, screen, waitFor } from "@testing-library/react";
import { text } from "node:stream/consumers";
import { createClient, toSubmitErrors } from "parameter-form/client";
import type { SubmitHandler } from "parameter-form";
import { ParameterFormById } from "parameter-form/query";
import { describe, expect, test, vi } from "vitest";
import { sendJson, serve } from "../client/serve.ts";
import { renderWithQueries } from "../lists/query/served.tsx";
import { announcements } from "../support/announced.ts";
import { renderCollection, formOf } from "../support/renderCollection.tsx";
import { renderForm, field, settled, submitButton, summary } from "../support/renderForm.tsx";
import { type Outcome, outcomes, messageOf } from "./outcomes.ts";

const form = formOf("w4", "Name: string");

/** A server that answers so twice, and then as it should, with a client of it. */
async function open({ reply, sendings, timeout }: Outcome, isRepeated: boolean) {
  const failing = 2 * (isRepeated ? sendings : 1);
  const bodies: Promise<string>[] = [];
  const server = await serve((response, request, attempt) => {
    const body = text(request);
    bodies.push(body);
    // What is refused is refused once it was read, else its connection would break.
    void body.then(() => (attempt > failing ? sendJson(response, form) : reply(response)));
  });
  const service = { baseUrl: server.url, backoff: () => 0 };
  const [hasty, patient] = [createClient({ ...service, timeout }), createClient(service)];
  // The time limit is for answers that never come, not for a machine that is slow.
  const client = new Proxy(patient, {
    get: (_, key) => Reflect.get(server.seen.length < failing ? hasty : patient, key),
  });
  return { client, server, failing, bodies: () => Promise.all(bodies) };
}

/** Calls that may fail, and how many of them have ended. */
function counted(call: SubmitHandler) {
  const ended = vi.fn();
  const onSubmit: SubmitHandler = async (...submission) => {
    try {
      return await call(...submission);
    } finally {
      ended();
    }
  };
  const end = async (times: number): Promise<void> => {
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(times));
    await settled();
  };
  return { onSubmit, end };
}

const params = { employee: "e" };
const payload = { parameters: [{ name: "Name", value: "Ada" }] };
const words = { unknown: "submitUnknown" };

describe.each([
  ["checked", false],
  ["sent", true],
] as const)("answers that are %s", (how, isRepeated) => {
  test.each(outcomes)("$name", async (outcome) => {
    const { client, server, failing, bodies } = await open(outcome, isRepeated);
    const onSubmitError = vi.fn();
    const { onSubmit, end } = counted(async (_values, { payload: sent }) => {
      try {
        if (isRepeated) await client.submitForm("w4", sent, { params, idempotencyKey: "k" });
        else await client.validateForm("w4", sent);
        return undefined;
      } catch (error) {
        const errors = toSubmitErrors(error, { payload: sent });
        if (!errors) throw error;
        return errors;
      }
    });
    const view = renderForm(["Name: string"], {
      form,
      defaultValues: { Name: "Ada" },
      onSubmit,
      onSubmitError,
    });
    const reason = outcome[how];
    for (const time of [1, 2]) {
      await view.submit();
      await end(time);
      expect(summary()).toEqual([messageOf(reason, "submitFailed", words)]);
      expect(onSubmitError).toHaveBeenCalledTimes(reason === "said" ? 0 : time);
      expect(field("Name")).toHaveValue("Ada");
      expect(submitButton()).not.toHaveAttribute("aria-disabled");
    }
    await view.submit();
    await end(3);
    expect(summary()).toEqual([]);
    expect(server.seen).toHaveLength(failing + 1);
    expect(new Set(await bodies())).toEqual(new Set([JSON.stringify(payload)]));
    const keys = new Set(server.seen.map(({ headers }) => headers["idempotency-key"]));
    expect(keys).toEqual(new Set([isRepeated ? "k" : undefined]));
  });
});

test.each(outcomes)("a signed form: $name", async (outcome) => {
  const { client, server, bodies } = await open(outcome, false);
  const onSignError = vi.fn();
  const { onSubmit, end } = counted(async (_values, { payload: sent }) => {
    await client.signForm("w4", sent, { params });
  });
  const view = renderCollection({
    forms: [{ form, defaultValues: { Name: "Ada" } }],
    step: "review",
    onSign: async ({ values, ...signed }, sending) => {
      await onSubmit(values, { ...signed, ...sending });
    },
    onSignError,
  });
  const message = messageOf(outcome.sent, "formNotSubmitted", {
    unknown: "outcomeUnknown",
    title: "Form w4",
  });
  for (const time of [1, 2]) {
    await view.press("Submit");
    await end(time);
    expect(summary()).toEqual([message]);
    expect(onSignError).toHaveBeenCalledTimes(outcome.sent === "said" ? 0 : time);
  }
  await view.press("Submit");
  await end(3);
  expect(screen.getByRole("heading", { name: "Your answers were received" })).toBeVisible();
  expect(server.seen).toHaveLength(3);
  expect(new Set(await bodies())).toEqual(new Set([JSON.stringify(payload)]));
});

/** Whether trying again is offered; a retry that fails is announced, and the next one succeeds. */
async function tryAgain({ read }: Outcome, message: string): Promise<void> {
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  const again = () => screen.queryByRole("button", { name: "Try again" });
  const isOffered = !["notFound", "gone"].includes(read);
  expect(again() !== null).toBe(isOffered);
  if (!isOffered) return;
  const { taken } = announcements();
  const announced: string[] = [];
  act(() => again()?.click());
  await waitFor(() => {
    announced.push(...taken());
    expect(announced.join()).toContain(message);
  });
  act(() => again()?.click());
  await waitFor(() => expect(field("Name")).toBeVisible());
}

describe("a form fetched by its id", () => {
  test.each(outcomes)("$name", async (outcome) => {
    const { client, server, failing } = await open(outcome, true);
    renderWithQueries(<ParameterFormById client={client} formId="w4" onSubmit={() => {}} />);
    await tryAgain(outcome, messageOf(outcome.read, "loadFailed"));
    expect(server.seen.length).toBeLessThanOrEqual(failing + 1);
  });

  test.each(outcomes)("$name, in a collection", async (outcome) => {
    const { client } = await open(outcome, true);
    const onFormError = vi.fn();
    renderCollection({ client, forms: [{ id: "w4" }], onFormError }, false);
    await tryAgain(outcome, messageOf(outcome.read, "loadFailed"));
    await waitFor(() => expect(onFormError).toHaveBeenCalledWith("w4", expect.any(Error)));
  });
});
