import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createClient, NetworkError } from "parameter-form/client";
import { type Form, parseForm } from "parameter-form/core";
import { ParameterFormById } from "parameter-form/query";
import { federalW4 } from "parameter-form/service";
import { expect, test, vi } from "vitest";
import { settled } from "../../../support/renderForm.tsx";
import { renderWithQueries } from "../served.tsx";

const line = { method: "GET", path: "/forms/w4" };

test("onEvent reports each load of a form with its outcome and duration", async () => {
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const pending: ((answer: Promise<Form>) => void)[] = [];
  const getForm = () => new Promise<Form>((resolve) => pending.push(resolve));
  /** Answers the pending requests, in strict mode also one that was aborted. */
  const end = async (ms: number, answer: () => Promise<Form>) => {
    await settled();
    await waitFor(() => expect(pending).not.toEqual([]));
    now += ms;
    await act(async () => {
      for (const resolve of pending.splice(0)) resolve(answer());
    });
  };
  const fail = () => Promise.reject(new NetworkError(line, null));
  const events: object[] = [];
  const client = { ...createClient({ baseUrl: "/api" }), getForm };
  renderWithQueries(
    <ParameterFormById
      client={client}
      formId="w4"
      onSubmit={() => {}}
      onEvent={(event) => void (event.type === "load" && events.push(event))}
    />,
  );
  await end(30, fail);
  const retry = await screen.findByRole("button", { name: "Try again" });
  now += 9000;
  await userEvent.click(retry);
  await end(40, fail);
  await userEvent.click(retry);
  await end(50, async () => parseForm(federalW4));
  await screen.findByRole("button", { name: "Submit" });
  vi.restoreAllMocks();
  expect(events).toEqual([
    { type: "load", outcome: "noConnection", duration: 30 },
    { type: "load", outcome: "noConnection", duration: 40 },
    { type: "load", outcome: "loaded", duration: 50 },
  ]);
});
