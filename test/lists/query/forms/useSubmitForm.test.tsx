import { act, render, screen, waitFor } from "@testing-library/react";
import { ParameterForm, type SubmitHandler } from "parameter-form";
import { createClient } from "parameter-form/client";
import { useSubmitForm, type UseSubmitFormOptions } from "parameter-form/query";
import { createService } from "parameter-form/service";
import { expect, test, vi } from "vitest";
import { errorAt, summary } from "../../../support/renderForm.tsx";
import { questions } from "../../../support/questions.ts";

const definition = { id: "w4", ...questions("Name: string", "Extra: currency?") };
const service = createService({ forms: [definition], lists: {}, basePath: "/api" });

type Fault = (request: Request) => Response | Promise<Response> | undefined;

/** Draws a form that is handed in to the reference service, whose answers the faults replace in turn. */
function setup(options: UseSubmitFormOptions, ...faults: Fault[]) {
  const sent: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(request.clone());
    return (await faults.shift()?.(request)) ?? service(request);
  };
  const client = createClient({ baseUrl: "https://service.test/api", fetch, backoff: () => 0 });
  const handlers = new Set<SubmitHandler>();
  const onSubmitError = vi.fn<(error: unknown) => void>();
  function Page() {
    const submit = useSubmitForm(client, "w4", { params: { employee: "emp_1" }, ...options });
    handlers.add(submit);
    return (
      <ParameterForm
        form={definition}
        defaultValues={{ Name: "Ada" }}
        onSubmit={submit}
        onSubmitError={onSubmitError}
      />
    );
  }
  const { rerender, unmount } = render(<Page />);
  // In strict mode React 18 makes the first state twice.
  handlers.clear();
  rerender(<Page />);
  rerender(<Page />);
  const submit = () => act(async () => screen.getByRole("button", { name: "Submit" }).click());
  const keys = () => sent.map(({ headers }) => headers.get("idempotency-key"));
  return { sent, submit, unmount, handlers, onSubmitError, keys };
}

/** The service takes it, and its answer is lost. */
const lost: Fault = async (request) => {
  await service(request);
  throw new TypeError("Failed to fetch");
};
const refusedWith =
  (body: unknown, status = 422): Fault =>
  () =>
    Response.json(body, { status });

test("submits the answers for the employee, and calls onSuccess with the response", async () => {
  const onSuccess = vi.fn<(answer: unknown) => void>();
  const { sent, submit, handlers } = setup({ onSuccess });
  await submit();
  await screen.findByText("Your answers were received");
  const [{ url = "" } = {}] = sent;
  expect(url).toBe("https://service.test/api/employees/emp_1/forms/w4/submit");
  expect(await sent[0]?.json()).toEqual({ parameters: [{ name: "Name", value: "Ada" }] });
  expect(onSuccess.mock.calls).toEqual([[{ employee: "emp_1", form: "w4" }]]);
  expect(handlers.size).toBe(1);
});

test("sends a lost submission again with its key", async () => {
  const { submit, keys, onSubmitError } = setup({}, lost, lost, lost);
  await submit();
  await screen.findByRole("alert");
  expect(onSubmitError).toHaveBeenCalledOnce();
  await submit();
  await screen.findByText("Your answers were received");
  expect(keys()).toHaveLength(4);
  expect(new Set(keys()).size).toBe(1);
});

test.each<readonly [string, unknown, string, readonly string[]]>([
  [
    "at its field",
    {
      type: "x",
      message: "No",
      input_errors: [{ message: "Who?", field_path: ["parameters", "0"] }],
    },
    "Who?",
    ["Name: Who?"],
  ],
  ["as a whole, in the app's words", { type: "locked", message: "No" }, "", ["It is locked"]],
  ["as a whole", { type: "x", message: "Too late" }, "", ["Too late"]],
])("shows a rejection %s, without onSubmitError", async (_, error, atName, lines) => {
  const { submit, onSubmitError, keys } = setup(
    { messages: { locked: "It is locked" } },
    refusedWith({ error }),
  );
  await submit();
  await screen.findByRole("alert");
  expect(errorAt("Name")).toBe(atName);
  expect(summary()).toEqual(lines);
  expect(onSubmitError).not.toHaveBeenCalled();
  await submit();
  await screen.findByText("Your answers were received");
  expect(new Set(keys()).size).toBe(2);
});

test("aborts the request when the form unmounts", async () => {
  const stopped = vi.fn<() => void>();
  const { submit, unmount, onSubmitError } = setup({}, (request) => {
    request.signal.addEventListener("abort", stopped);
    return new Promise(() => undefined);
  });
  await submit();
  await waitFor(() => expect(screen.getByText("Submitting…")).toBeInTheDocument());
  unmount();
  await waitFor(() => expect(stopped).toHaveBeenCalled());
  expect(onSubmitError).not.toHaveBeenCalled();
});

test("reports an error thrown by onSuccess, and counts the answers as received", async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  const broken = new Error("analytics");
  const { submit } = setup({
    onSuccess() {
      throw broken;
    },
  });
  await submit();
  await screen.findByText("Your answers were received");
  expect(reported.mock.calls).toEqual([[broken]]);
  vi.unstubAllGlobals();
});
