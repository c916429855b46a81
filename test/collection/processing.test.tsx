import { act, render, screen } from "@testing-library/react";
import { ParameterForm, SubmitError, type SubmitHandler } from "parameter-form";
import { createClient, toSubmitErrors } from "parameter-form/client";
import type { SignHandler } from "parameter-form/collection";
import { useSubmitForm } from "parameter-form/query";
import { beforeEach, describe, expect, test } from "vitest";
import { formOf, renderCollection } from "../support/renderCollection.tsx";

const form = formOf("w4", "Extra: currency?");
const params = { employee: "emp_1" };

/** Whether a request of each key was processed, by the draft of `Idempotency-Key`: a key that is processed is a conflict. */
const states = new Map<string, "processing" | "taken">();
let finish: () => void = () => undefined;

const conflict = () =>
  Response.json(
    { error: { type: "conflict", message: "Your answers are being processed." } },
    { status: 409 },
  );

async function service({ headers }: Request): Promise<Response> {
  const key = headers.get("idempotency-key") ?? "none";
  const state = states.get(key);
  if (state === "processing") return conflict();
  if (state !== "taken") {
    states.set(key, "processing");
    await new Promise<void>((resolve) => (finish = resolve));
    states.set(key, "taken");
  }
  return Response.json({ document: "doc_1" });
}

let first: Promise<unknown> | undefined;
beforeEach(() => {
  states.clear();
  first = undefined;
});

/** Sends the first request twice, as a browser repeats a POST whose connection was reset: it is told of the second. */
const client = createClient({
  baseUrl: "https://service.test",
  async fetch(request) {
    first ??= service(request);
    return service(request);
  },
});

const press = () => act(async () => screen.getByRole("button", { name: "Submit" }).click());
const seen = (text: RegExp) => screen.findByText(text);

const alone: Readonly<Record<string, SubmitHandler>> = {
  "errors that are returned": async (_, { payload, idempotencyKey }) => {
    try {
      await client.submitForm("w4", payload, { params, idempotencyKey });
    } catch (error) {
      const errors = toSubmitErrors(error, { payload });
      if (errors) return errors;
      throw error;
    }
    return undefined;
  },
  "errors that are thrown": async (_, { payload, idempotencyKey }) => {
    try {
      await client.submitForm("w4", payload, { params, idempotencyKey });
    } catch (error) {
      throw new SubmitError(toSubmitErrors(error, { payload }) ?? {});
    }
  },
};

function Page({ name }: { readonly name: string }) {
  const submit = useSubmitForm(client, "w4", { params });
  return <ParameterForm form={form} onSubmit={alone[name] ?? submit} />;
}

const together: Readonly<Record<string, SignHandler>> = {
  "errors of the client": (signed, { idempotencyKey }) =>
    client.signForm(signed.id, signed.payload, { params, idempotencyKey }),
  "errors that are returned": async (signed, { idempotencyKey }) => {
    try {
      return await client.signForm(signed.id, signed.payload, { params, idempotencyKey });
    } catch (error) {
      return toSubmitErrors(error, signed) ?? {};
    }
  },
};

/** Presses while the first request is processed, and again once it was taken; gives what was taken. */
async function pressThroughout(): Promise<readonly string[]> {
  await press();
  await seen(/being processed/);
  await press();
  await seen(/being processed/);
  finish();
  await act(async () => void (await first));
  await press();
  await seen(/were received/);
  return [...states.values()];
}

describe("a conflict while the same answers are processed keeps their key", () => {
  test.each(["useSubmitForm", ...Object.keys(alone)])("a form, %s", async (name) => {
    render(<Page name={name} />);
    expect(await pressThroughout()).toEqual(["taken"]);
  });

  test.each(Object.entries(together))("a collection, %s", async (_, onSign) => {
    renderCollection({ forms: [{ form }], onSign, step: "review" });
    expect(await pressThroughout()).toEqual(["taken"]);
  });
});
